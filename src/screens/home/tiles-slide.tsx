import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '#src/components/button.tsx';
import { DetailIcon } from '#src/components/detail-icon.tsx';
import { ContactLink } from '#src/components/links.tsx';
import { BreakableTitle, Prose } from '#src/components/text-parts.tsx';
import { slides } from '#src/content/browser-texts.data.ts';
import { type Detail, projects, skills } from '#src/content/details.data.ts';
import { relatedDetails } from '#src/content/related-details.ts';
import { useElements, useRegisteredElement } from '#src/navigation/elements.tsx';
import { paths } from '#src/navigation/paths.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import { SlideGroup, SlideHeading } from './slide-parts.tsx';

/** Maximum number of tiles that fit as rows on a phone. */
const maxRows = 3;

/**
 * Layouts of the tiles. In wide windows both are the same grid, with a project's text or a skill's
 * projects next to the icon.
 */
const layouts = {
  /** Rows on a phone, columns on a tablet. */
  rows: {
    list: 'grid w-full gap-2 sm:grid-cols-narrow-tiles sm:gap-8 md:grid-cols-tiles md:gap-x-6 md:gap-y-16 landscape-phone:gap-x-4',
    tile: 'items-center gap-4 max-sm:flex-wrap sm:flex-col sm:gap-3 sm:text-center md:flex-row md:items-start md:gap-3 md:text-start landscape-phone:flex-row landscape-phone:items-start landscape-phone:gap-3 landscape-phone:text-start',
    icon: 'size-20 sm:size-28 md:size-24 lg:size-28 landscape-phone:size-20',
    // The basis gives large text the whole width.
    text: 'min-w-0 max-sm:grow max-sm:basis-40',
    title: 'text-lg font-semibold',
    tileText: 'text-sm sm:text-base landscape-phone:block landscape-phone:text-sm',
  },
  /** A grid of icons with titles below them. */
  grid: {
    list: 'grid w-full grid-cols-icons justify-between gap-y-4 sm:gap-y-8 md:grid-cols-tiles md:gap-x-6 md:gap-y-16 landscape-phone:grid-cols-icons-row landscape-phone:gap-x-0 landscape-phone:gap-y-2',
    tile: 'flex-col items-center gap-2 text-center md:flex-row md:gap-4 md:text-start landscape-phone:flex-col landscape-phone:gap-2 landscape-phone:text-center',
    icon: 'size-20 sm:size-24 lg:size-28 landscape-phone:size-20',
    text: 'max-sm:-mx-1 min-[360px]:max-sm:-mx-4 landscape-phone:-mx-2 landscape-phone:min-[700px]:-mx-4',
    title:
      'text-label font-medium tracking-tight sm:text-base md:text-lg md:font-semibold md:tracking-normal landscape-phone:text-label',
    tileText:
      'hidden text-label max-md:tall-window:min-[360px]:block sm:text-sm md:min-h-[2lh] md:text-base landscape-phone:hidden',
  },
};

export function TilesSlide({ name }: { name: 'skills' | 'projects' }) {
  const details = name === 'skills' ? skills : projects;
  const layout = details.length > maxRows ? layouts.grid : layouts.rows;
  return (
    <SlideGroup className="justify-items-center gap-8 md:gap-12 landscape-phone:gap-3 two-columns:justify-items-start">
      <SlideHeading name={name} />
      {details.length === 0 && (
        <p className="flex flex-wrap items-center justify-center gap-4 text-center text-shadow-lg">
          {slides[name].empty}
          <ContactLink className={buttonClass('secondary')}>{slides.about.writeLink}</ContactLink>
        </p>
      )}
      <ul className={layout.list}>
        {details.map((detail) => (
          <li key={detail.slug} className="min-w-0">
            <AppTile detail={detail} layout={layout} />
          </li>
        ))}
      </ul>
    </SlideGroup>
  );
}

interface AppTileProps {
  detail: Detail;
  layout: (typeof layouts)['rows'];
}

function AppTile({ detail, layout }: AppTileProps) {
  const { slug, tile, tileText } = detail;
  const store = useVisitStore();
  const icon = useRegisteredElement(useElements().icons, paths.page(slug));
  const textId = tileText && `text-${slug}`;
  const isSkill = skills.includes(detail);

  /** Ignores a click that stops the moving slider. */
  function handleClick(event: MouseEvent) {
    if (store.getState().slider !== 'resting') event.preventDefault();
  }

  return (
    <Link
      href={paths.page(slug)}
      onClick={handleClick}
      aria-describedby={textId}
      className={`group rounded-tile flex w-full py-2 text-shadow-lg ${layout.tile}`}
    >
      <DetailIcon
        ref={icon}
        detail={detail}
        loading="lazy"
        className={`shrink-0 group-hover:scale-105 group-active:scale-95 motion-safe:pointer-fine:transition-transform motion-safe:pointer-fine:duration-150 ${layout.icon}`}
      />
      <span className={`grid gap-1 ${layout.text}`}>
        <span className={`wrap-anywhere ${layout.title}`}>
          <BreakableTitle title={tile.title} />
        </span>
        {tileText && (
          // A description, not part of the link's accessible name.
          <span
            id={textId}
            aria-hidden
            className={`text-on-background-muted text-balance wrap-anywhere ${isSkill ? 'md:hidden' : 'md:block'} ${layout.tileText}`}
          >
            <Prose text={tileText} />
          </span>
        )}
        {isSkill && (
          <span aria-hidden className="mt-1 hidden gap-3 md:grid landscape-phone:hidden">
            {relatedDetails(detail).map((project) => (
              <span
                key={project.slug}
                className="text-on-background-muted flex items-center gap-2 text-sm lg:text-base"
              >
                <DetailIcon detail={project} loading="lazy" className="size-8 shrink-0" />
                <span className="min-w-0 wrap-anywhere">
                  <BreakableTitle title={project.tile.title} />
                </span>
              </span>
            ))}
          </span>
        )}
      </span>
    </Link>
  );
}
