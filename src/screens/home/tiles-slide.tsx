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
 * projects next to the icon. Icons are at the same places in both.
 */
const layouts = {
  /** Rows on a phone, columns on a tablet. */
  rows: {
    list: 'gap-4 sm:grid-cols-narrow-tiles sm:gap-8 landscape-phone:gap-3',
    tile: 'max-sm:grid max-sm:grid-cols-3 max-sm:justify-items-center max-sm:gap-x-0 sm:max-md:flex-col landscape-phone:flex-row landscape-phone:items-start',
    icon: 'landscape-phone:max-[700px]:size-12',
    text: 'max-sm:col-span-2 max-sm:w-full sm:max-md:text-center landscape-phone:text-start',
    title: 'text-lg font-semibold',
    tileText: 'text-sm sm:text-base landscape-phone:text-sm',
    projects:
      'mt-1 flex flex-wrap sm:mt-2 sm:grid sm:justify-items-center md:justify-items-start landscape-phone:justify-items-start',
  },
  /** A grid of icons with titles below them. */
  grid: {
    list: 'grid-cols-icons gap-y-4 sm:gap-8 landscape-phone:grid-cols-icons-row landscape-phone:justify-between landscape-phone:gap-x-0',
    tile: 'flex-col text-center md:flex-row md:text-start landscape-phone:flex-col landscape-phone:text-center',
    icon: '',
    text: 'landscape-phone:-mx-2 landscape-phone:min-[700px]:-mx-5',
    title:
      'text-label font-medium tracking-tight sm:text-base md:text-lg md:font-semibold md:tracking-normal landscape-phone:text-label',
    tileText:
      'hidden text-label tall-window:min-[360px]:block sm:text-sm md:block md:text-base landscape-phone:text-label landscape-phone:min-[700px]:block',
    projects: 'mt-1 hidden md:grid landscape-phone:hidden',
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
      <ul
        className={`md:grid-cols-tiles grid justify-self-stretch max-sm:-mx-2.5 md:gap-x-6 md:gap-y-16 ${layout.list}`}
      >
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
  const { slug, tile, tileText, description } = detail;
  const store = useVisitStore();
  const icon = useRegisteredElement(useElements().icons, paths.page(slug));
  const textId = `text-${slug}`;
  const isSkill = skills.includes(detail);
  const descriptionId = isSkill ? `description-${slug}` : '';

  /** Ignores a click that stops the moving slider. */
  function handleClick(event: MouseEvent) {
    if (store.getState().slider !== 'resting') event.preventDefault();
  }

  return (
    <Link
      href={paths.page(slug)}
      onClick={handleClick}
      aria-describedby={`${descriptionId} ${textId}`}
      className={`group rounded-tile flex w-full items-center gap-2 py-2 text-shadow-lg sm:gap-3 md:items-start md:gap-4 ${layout.tile}`}
    >
      <DetailIcon
        ref={icon}
        detail={detail}
        loading="lazy"
        className={`size-20 shrink-0 group-hover:scale-105 group-active:scale-95 sm:size-28 md:size-24 lg:size-28 motion-safe:pointer-fine:transition-transform motion-safe:pointer-fine:duration-150 landscape-phone:size-20 ${layout.icon}`}
      />
      <span className={`grid min-w-0 gap-1 wrap-anywhere md:pt-3 ${layout.text}`}>
        <span className={layout.title}>
          <BreakableTitle title={tile.title} />
        </span>
        {isSkill ? (
          <>
            <span
              id={descriptionId}
              aria-hidden
              className="text-on-background-muted hidden text-sm text-balance sm:block sm:max-md:min-h-[4lh] md:text-wrap lg:text-base landscape-phone:hidden max-sm:full-phone:block"
            >
              <Prose text={description} />
            </span>
            <span id={textId} hidden>
              {tileText && <Prose text={tileText} />}
            </span>
            <SkillProjects skill={detail} className={layout.projects} />
          </>
        ) : (
          // A description: the specification defines the link's accessible name.
          <span
            id={textId}
            aria-hidden
            className={`text-on-background-muted text-balance ${layout.tileText}`}
          >
            {tileText && <Prose text={tileText} />}
          </span>
        )}
      </span>
    </Link>
  );
}

/** The projects of a skill. Decorative: the tile's description has their names. */
function SkillProjects({ skill, className }: { skill: Detail; className: string }) {
  return (
    <span
      aria-hidden
      className={`landscape-phone:text-label gap-x-3 gap-y-2 text-start text-sm lg:text-base ${className}`}
    >
      {relatedDetails(skill).map((project) => (
        <span key={project.slug} className="flex items-center gap-1.5">
          <DetailIcon detail={project} loading="lazy" className="size-6 shrink-0" />
          <span className="min-w-0">
            <BreakableTitle title={project.tile.title} />
          </span>
        </span>
      ))}
    </span>
  );
}
