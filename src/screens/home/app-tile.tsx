import { Link } from 'wouter';
import { assetUrl } from '#src/config/environment.ts';
import { type PageIndex, paths } from '#src/config/paths.ts';
import { iconSize } from '#src/config/specification.ts';
import type { Tile } from '#src/content/types.ts';
import { useSite } from '#src/state/site-store.ts';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';

interface AppTileProps {
  /** Page of the slider that it lies on. */
  page: PageIndex;
  tile: Tile;
  slug: string;
}

/** An app's icon with its label, as on a phone's home screen. */
export function AppTile({ page, tile, slug }: AppTileProps) {
  // A tile that lies beside the screen is not where a page comes from.
  const isOpening = useSite((state) => state.app === paths.detail(slug) && state.page === page);
  return (
    <Link
      href={paths.detail(slug)}
      draggable={false}
      className="group/tile grid w-full justify-items-center gap-2 rounded-tile py-2 text-center"
    >
      <span
        className="grid size-20 place-items-center rounded-tile shadow-tile ring-1 ring-white/20 pointer-fine:transition-transform pointer-fine:duration-150 group-hover/tile:scale-105 group-active/tile:scale-95 motion-reduce:transition-none sm:size-24 short:size-16"
        style={{ background: tile.background, viewTransitionName: isOpening ? 'app' : undefined }}
      >
        <img
          src={assetUrl(`icons/${tile.icon}.svg`)}
          alt=""
          width={iconSize}
          height={iconSize}
          fetchPriority="low"
          draggable={false}
        />
      </span>
      <span className="max-w-full text-label font-medium text-shadow-lg sm:text-base short:text-label">
        <BreakableTitle title={tile.title} />
      </span>
    </Link>
  );
}
