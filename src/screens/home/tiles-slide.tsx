import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { slides } from '#src/content/browser-texts.data.ts';
import { type Detail, projects, skills } from '#src/content/catalogue.data.ts';
import { ContactLink } from '#src/layout/links.tsx';
import { useElements, useRegisteredElement } from '#src/navigation/elements.tsx';
import { paths } from '#src/navigation/paths.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import { AppIcon } from '#src/ui/app-icon.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { BreakableTitle } from '#src/ui/text-parts.tsx';
import { SlideGroup, SlideHeading } from './slide-parts.tsx';

/** Up to this number, tiles have room for rows on a phone and large icons on a wide screen. */
const most = 3;

/** Rows on a phone, large icons on a wide screen. On a desktop both kinds fill the slide's height. */
const few = {
  list: 'grid w-full gap-2 sm:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] sm:gap-8',
  tile: 'items-center gap-4 max-sm:flex-wrap sm:flex-col sm:gap-3 sm:text-center md:items-start md:text-start short:items-start short:gap-2 short:text-start',
  icon: 'size-20 sm:size-28 md:size-[min(26svh,22vw)] short:size-20',
  // Large letters need the whole width.
  text: 'min-w-0 max-sm:grow max-sm:basis-[10rem]',
  title: 'text-lg font-semibold md:text-2xl',
  line: 'text-sm sm:text-base',
};

/** A phone's grid, on a wide screen with text beside the icons. */
const many = {
  list: 'grid w-[calc(100%+8px)] grid-cols-[repeat(auto-fit,max(5.5rem,26%))] justify-between gap-x-1 gap-y-4 sm:gap-y-8 md:w-full md:grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] md:gap-x-6 md:gap-y-[9svh] short:-ms-1 short:w-[calc(100%+8px)] short:grid-cols-[repeat(auto-fit,max(5.5rem,11%))] short:gap-x-1 short:gap-y-2',
  tile: 'flex-col items-center gap-2 text-center md:flex-row md:gap-4 md:text-start short:flex-col short:gap-2 short:text-center',
  icon: 'size-20 sm:size-24 lg:size-28 short:size-20',
  text: 'max-sm:-mx-2 short:-mx-2',
  title: 'text-label font-medium sm:text-base md:text-lg md:font-semibold short:text-label',
  line: 'hidden md:block short:hidden',
};

export function TilesSlide({ name }: { name: 'skills' | 'projects' }) {
  const details = name === 'skills' ? skills : projects;
  const looks = details.length > most ? many : few;
  return (
    <SlideGroup className="justify-items-center gap-[min(2rem,4svh)] md:gap-12 short:gap-3 beside:justify-items-start">
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
  const icon = useRegisteredElement(useElements().icons, paths.below(slug));
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
      className={`group flex w-full rounded-tile py-2 text-shadow-lg ${looks.tile}`}
    >
      <AppIcon
        ref={icon}
        detail={detail}
        loading="lazy"
        className={`shrink-0 group-hover:scale-105 group-active:scale-95 motion-safe:pointer-fine:transition-transform motion-safe:pointer-fine:duration-150 ${looks.icon}`}
      />
      <span className={`grid ${looks.text}`}>
        <span className={`wrap-anywhere ${looks.title}`}>
          <BreakableTitle title={tile.title} />
        </span>
        {line && (
          // A description, which is no part of the link's name.
          <span
            id={lineId}
            aria-hidden
            className={`text-balance text-on-ground-muted ${looks.line}`}
          >
            {line}
          </span>
        )}
      </span>
    </Link>
  );
}
