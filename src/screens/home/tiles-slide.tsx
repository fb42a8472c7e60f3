import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { slides } from '#src/content/browser-texts.data.ts';
import { type Detail, projects, skills } from '#src/content/catalogue.data.ts';
import { ContactLink } from '#src/layout/contact-link.tsx';
import { paths } from '#src/navigation/paths.ts';
import { useRegisteredElement } from '#src/navigation/use-registered-element.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { AppIcon } from '#src/ui/app-icon.tsx';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { SlideHeading } from './slide-heading.tsx';

/** Up to this number, tiles have room for rows on a phone and large icons on a wide screen. */
const few = 3;

export function TilesSlide({ name }: { name: 'skills' | 'projects' }) {
  const details = name === 'skills' ? skills : projects;
  return (
    <div className="slide-group tiles-group">
      <SlideHeading name={name} />
      {details.length === 0 && (
        <p className="flex flex-wrap items-center justify-center gap-4 text-center text-shadow-lg">
          {slides[name].empty}
          <ContactLink className={buttonClass('secondary')}>{slides.about.writeLink}</ContactLink>
        </p>
      )}
      <ul className={details.length > few ? 'many-tiles' : 'few-tiles'}>
        {details.map((detail) => (
          <li key={detail.slug} className="min-w-0">
            <AppTile detail={detail} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AppTile({ detail }: { detail: Detail }) {
  const { slug, tile, line } = detail;
  const store = useVisitStore();
  const icon = useRegisteredElement(store.icons, paths.below(slug));
  const lineId = line && `line-${slug}`;

  /** A click while the slider moves was meant to stop it. */
  function handleClick(event: MouseEvent) {
    if (store.getState().slider !== 'resting') event.preventDefault();
  }

  return (
    <Link href={paths.below(slug)} onClick={handleClick} aria-describedby={lineId} className="tile">
      <AppIcon ref={icon} detail={detail} loading="lazy" className="tile-icon" />
      <span className="tile-text grid">
        <span className="tile-title wrap-anywhere">
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
