import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { type Detail, projects, skills } from '#src/content/catalogue.data.ts';
import { sliderPages } from '#src/content/page-texts.data.ts';
import { WriteLink } from '#src/layout/write-link.tsx';
import { paths } from '#src/navigation/paths.ts';
import { useRegistered } from '#src/navigation/registered.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { AppIcon } from '#src/ui/app-icon.tsx';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { PageHeading } from './page-heading.tsx';

export function TilesPage({ name }: { name: 'skills' | 'projects' }) {
  const details = name === 'skills' ? skills : projects;
  return (
    <div className="mx-auto mt-[clamp(0px,75svh-460px,18svh)] mb-auto grid w-full justify-items-center gap-[min(2rem,4svh)] short:my-auto short:gap-3">
      <PageHeading name={name} />
      {details.length === 0 && (
        <p className="flex flex-wrap items-center justify-center gap-4 text-shadow-lg">
          {sliderPages[name].empty}
          <WriteLink className={buttonClass('line')}>{sliderPages.about.writeLink}</WriteLink>
        </p>
      )}
      <ul className="flex w-[calc(100%+24px)] max-w-md flex-wrap justify-center gap-y-4 sm:gap-y-8 short:w-full short:max-w-none short:gap-y-2">
        {details.map((detail) => (
          <li key={detail.slug} className="w-1/3 min-w-[5.5rem] short:w-1/6">
            <AppTile detail={detail} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AppTile({ detail }: { detail: Detail }) {
  const { slug, tile } = detail;
  const store = useVisitStore();
  const icon = useRegistered(store.icons, paths.below(slug));

  /** A click while the slider moves was meant to stop it. */
  function handleClick(event: MouseEvent) {
    if (store.getState().slider !== 'resting') event.preventDefault();
  }

  return (
    <Link
      href={paths.below(slug)}
      onClick={handleClick}
      className="group/tile grid w-full justify-items-center gap-2 rounded-tile py-2 text-center"
    >
      <AppIcon
        ref={icon}
        detail={detail}
        loading="lazy"
        className="size-20 group-hover/tile:[scale:1.05] group-active/tile:[scale:0.95] motion-safe:pointer-fine:[transition:scale_0.15s]"
      />
      <span className="max-w-full text-label wrap-anywhere font-medium text-shadow-lg sm:text-sm short:text-label">
        <BreakableTitle title={tile.title} />
      </span>
    </Link>
  );
}
