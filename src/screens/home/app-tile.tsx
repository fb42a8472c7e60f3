import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { DetailIcon } from '#src/components/detail-icon.tsx';
import { BreakableText, Prose } from '#src/components/text-parts.tsx';
import { type Detail, skills } from '#src/content/details.data.ts';
import { relatedDetails } from '#src/content/related-details.ts';
import { useElements, useRegisteredElement } from '#src/navigation/elements.tsx';
import { paths } from '#src/navigation/paths.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import type { TileLayout } from './tile-layouts.ts';

interface AppTileProps {
  detail: Detail;
  layout: TileLayout;
}

/**
 * A link to a project or skill. Its accessible name is the title alone, as specified. The other
 * texts are the accessible description.
 */
export function AppTile({ detail, layout }: AppTileProps) {
  const { slug, tile, tileText, description } = detail;
  const store = useVisitStore();
  const icon = useRegisteredElement(useElements().icons, paths.page(slug));
  const isSkill = skills.includes(detail);
  const descriptionId = isSkill ? `description-${slug}` : undefined;
  const textId = tileText && `text-${slug}`;

  /** Ignores a click that stops the moving slider. */
  function handleClick(event: MouseEvent) {
    if (store.getState().slider !== 'resting') event.preventDefault();
  }

  return (
    <Link
      href={paths.page(slug)}
      onClick={handleClick}
      aria-describedby={[descriptionId, textId].filter(Boolean).join(' ') || undefined}
      className={`group rounded-tile flex w-full items-center py-2 text-shadow-lg sm:gap-3 md:items-start md:gap-4 ${layout.tile}`}
    >
      <DetailIcon
        ref={icon}
        detail={detail}
        loading="lazy"
        className="size-20 shrink-0 group-hover:scale-105 group-active:scale-95 sm:size-28 md:size-24 lg:size-28 motion-safe:pointer-fine:transition-transform motion-safe:pointer-fine:duration-150 landscape-phone:size-20"
      />
      <span className={`grid min-w-0 gap-1 wrap-anywhere md:pt-3 ${layout.text}`}>
        <span className={layout.title}>
          <BreakableText text={tile.title} />
        </span>
        {isSkill && (
          <span
            id={descriptionId}
            aria-hidden
            className={`text-on-background-muted text-sm lg:text-base ${layout.description}`}
          >
            <Prose text={description} />
          </span>
        )}
        {tileText && (
          <span
            id={textId}
            aria-hidden
            // A skill shows its projects' icons and titles instead.
            hidden={isSkill}
            className={`text-on-background-muted text-balance ${layout.tileText}`}
          >
            <Prose text={tileText} />
          </span>
        )}
        {isSkill && <SkillProjects skill={detail} className={layout.projects} />}
      </span>
    </Link>
  );
}

function SkillProjects({ skill, className }: { skill: Detail; className: string }) {
  return (
    <span
      aria-hidden
      className={`landscape-phone:text-label gap-x-3 gap-y-2 text-start text-sm lg:text-base landscape-phone:gap-y-1 ${className}`}
    >
      {relatedDetails(skill).map((project) => (
        <span key={project.slug} className="flex items-center gap-1.5">
          <DetailIcon
            detail={project}
            loading="lazy"
            className="size-6 shrink-0 md:size-7 landscape-phone:size-6"
          />
          <span className="min-w-0 landscape-phone:max-[700px]:hidden">
            <BreakableText text={project.tile.title} />
          </span>
        </span>
      ))}
    </span>
  );
}
