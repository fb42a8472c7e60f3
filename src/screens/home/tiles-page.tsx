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
import { groupClass, PageHeading } from './page-heading.tsx';

/** So many tiles have room for rows on a phone, and for large icons on a wide screen. */
const few = 3;

/** Text stands beside an icon where there are rows, below it elsewhere. */
const layouts = {
  few: {
    list: 'grid w-full gap-2 sm:auto-cols-fr sm:grid-flow-col sm:gap-8',
    tile: 'flex items-center gap-4 max-sm:flex-wrap sm:flex-col sm:gap-3 sm:text-center md:items-start md:text-left short:items-start short:gap-2 short:text-left',
    icon: 'size-20 sm:size-28 md:size-36 short:size-20',
    title: 'text-lg font-semibold md:text-xl',
    // Large letters need the whole width.
    text: 'min-w-0 max-sm:grow max-sm:basis-[10rem]',
    line: 'text-sm sm:text-base',
  },
  many: {
    list: [
      'grid w-[calc(100%+8px)] grid-cols-[repeat(auto-fit,max(5.5rem,26%))] justify-between gap-x-1 gap-y-4 sm:gap-y-8',
      'md:w-full md:grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] md:gap-x-6 md:gap-y-10',
      'short:-ml-1 short:w-[calc(100%+8px)] short:grid-cols-[repeat(auto-fit,max(5.5rem,11%))] short:gap-x-1 short:gap-y-2',
    ].join(' '),
    tile: 'flex flex-col items-center gap-2 text-center md:flex-row md:gap-4 md:text-left short:flex-col short:gap-2 short:text-center',
    icon: 'size-20 sm:size-24 lg:size-28 short:size-20',
    title: 'text-label font-medium sm:text-base md:text-lg md:font-semibold short:text-label',
    text: 'max-sm:-mx-2 short:-mx-2',
    line: 'hidden md:block short:hidden',
  },
};

export function TilesPage({ name }: { name: 'skills' | 'projects' }) {
  const details = name === 'skills' ? skills : projects;
  const layout = layouts[details.length > few ? 'many' : 'few'];
  return (
    <div
      className={`${groupClass} justify-items-center gap-[min(2rem,4svh)] md:justify-items-start md:gap-12 short:justify-items-start short:gap-3`}
    >
      <PageHeading name={name} />
      {details.length === 0 && (
        <p className="flex flex-wrap items-center justify-center gap-4 text-shadow-lg">
          {sliderPages[name].empty}
          <WriteLink className={buttonClass('line')}>{sliderPages.about.writeLink}</WriteLink>
        </p>
      )}
      <ul className={layout.list}>
        {details.map((detail) => (
          <li key={detail.slug} className="min-w-0">
            <AppTile detail={detail} layout={layout} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AppTile({ detail, layout }: { detail: Detail; layout: (typeof layouts)['few'] }) {
  const { slug, tile, line } = detail;
  const store = useVisitStore();
  const icon = useRegistered(store.icons, paths.below(slug));
  const lineId = line && `line-${slug}`;

  /** A click while the slider moves was meant to stop it. */
  function handleClick(event: MouseEvent) {
    if (store.getState().slider !== 'resting') event.preventDefault();
  }

  return (
    <Link
      href={paths.below(slug)}
      onClick={handleClick}
      aria-describedby={lineId}
      className={`group/tile w-full rounded-tile py-2 text-shadow-lg ${layout.tile}`}
    >
      <AppIcon
        ref={icon}
        detail={detail}
        loading="lazy"
        className={`shrink-0 group-hover/tile:[scale:1.05] group-active/tile:[scale:0.95] motion-safe:pointer-fine:[transition:scale_0.15s] ${layout.icon}`}
      />
      <span className={`grid ${layout.text}`}>
        <span className={`wrap-anywhere ${layout.title}`}>
          <BreakableTitle title={tile.title} />
        </span>
        {line && (
          // A description, which is no part of the link's name.
          <span
            id={lineId}
            aria-hidden
            className={`text-balance text-on-ground-muted ${layout.line}`}
          >
            {line}
          </span>
        )}
      </span>
    </Link>
  );
}
