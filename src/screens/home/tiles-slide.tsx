import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { slides } from '#src/content/browser-texts.data.ts';
import { type Detail, projects, skills } from '#src/content/catalogue.data.ts';
import { ContactLink } from '#src/layout/contact-link.tsx';
import { icons, useRegisteredElement } from '#src/navigation/elements.ts';
import { paths } from '#src/navigation/paths.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import { AppIcon } from '#src/ui/app-icon.tsx';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { SlideGroup, SlideHeading } from './slide-parts.tsx';

/** Up to this number, tiles have room for rows on a phone and large icons on a wide screen. */
const most = 3;

/** On a desktop both kinds of tiles fill the slide's height. */
const few = {
  list: 'few-tiles',
  icon: 'tile-icon md:size-[min(26svh,22vw)] short:size-20',
  title: 'tile-title md:text-2xl',
};

const many = {
  list: 'many-tiles md:gap-y-[9svh] short:gap-y-2',
  icon: 'tile-icon',
  title: 'tile-title',
};

export function TilesSlide({ name }: { name: 'skills' | 'projects' }) {
  const details = name === 'skills' ? skills : projects;
  const looks = details.length > most ? many : few;
  return (
    <SlideGroup className="justify-items-center gap-[min(2rem,4svh)] md:gap-12 beside:justify-items-start short:gap-3">
      <SlideHeading name={name} />
      {details.length === 0 && (
        <p className="flex flex-wrap items-center justify-center gap-4 text-center text-shadow-lg">
          {slides[name].empty}
          <ContactLink className={buttonClass('secondary')}>{slides.about.writeLink}</ContactLink>
        </p>
      )}
      <ul className={looks.list}>
        {details.map((detail) => (
          <li key={detail.slug} className="min-w-0">
            <AppTile detail={detail} looks={looks} />
          </li>
        ))}
      </ul>
    </SlideGroup>
  );
}

function AppTile({ detail, looks }: { detail: Detail; looks: typeof few }) {
  const { slug, tile, line } = detail;
  const store = useVisitStore();
  const icon = useRegisteredElement(icons, paths.below(slug));
  const lineId = line && `line-${slug}`;

  /** A click while the slider moves was meant to stop it. */
  function handleClick(event: MouseEvent) {
    if (store.getState().slider !== 'resting') event.preventDefault();
  }

  return (
    <Link href={paths.below(slug)} onClick={handleClick} aria-describedby={lineId} className="tile">
      <AppIcon ref={icon} detail={detail} loading="lazy" className={looks.icon} />
      <span className="tile-text grid">
        <span className={`wrap-anywhere ${looks.title}`}>
          <BreakableTitle title={tile.title} />
        </span>
        {line && (
          // A description, which is no part of the link's name.
          <span id={lineId} aria-hidden className="tile-line">
            {line}
          </span>
        )}
      </span>
    </Link>
  );
}
