import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import type { PageIndex } from '#src/content/pages.ts';
import type { Tile } from '#src/content/types.ts';
import { paths } from '#src/navigation/paths.ts';
import { useVisit, useVisitStore } from '#src/navigation/visit-store.ts';
import { AppIcon } from '#src/ui/app-icon.tsx';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';

interface AppTileProps {
  /** The slider's page that it is on. */
  page: PageIndex;
  tile: Tile;
  slug: string;
}

/** An app's icon with its label, as on a phone's home screen. */
export function AppTile({ page, tile, slug }: AppTileProps) {
  const store = useVisitStore();
  // A page does not open out of a tile that is off screen.
  const isOpening = useVisit((visit) => visit.app === paths.detail(slug) && visit.page === page);

  /** A press while the slider moves is meant for the slider. */
  function handleClick(event: MouseEvent) {
    if (store.getState().slider !== 'resting') event.preventDefault();
  }

  return (
    <Link
      href={paths.detail(slug)}
      onClick={handleClick}
      draggable={false}
      className="group/tile grid w-full justify-items-center gap-2 rounded-tile py-2 text-center"
    >
      <AppIcon
        tile={tile}
        loading="lazy"
        className="size-20 group-hover/tile:scale-105 group-active/tile:scale-95 motion-safe:pointer-fine:transition-transform motion-safe:pointer-fine:duration-150"
        style={{ viewTransitionName: isOpening ? 'app' : undefined }}
      />
      <span className="max-w-full text-label font-medium text-shadow-lg sm:text-sm short:text-label">
        <BreakableTitle title={tile.title} />
      </span>
    </Link>
  );
}
