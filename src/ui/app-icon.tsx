import type { CSSProperties } from 'react';
import { assetUrl } from '#src/config/environment.ts';
import { iconSize } from '#src/config/specification.ts';
import type { Tile } from '#src/content/types.ts';

interface AppIconProps {
  tile: Tile;
  /** Size of the whole, and what else the place asks for. */
  className: string;
  style?: CSSProperties;
  loading?: 'lazy';
}

/** An app's icon, on the home screen and on its page. The words beside it name the app. */
export function AppIcon({ tile, className, style, loading }: AppIconProps) {
  return (
    <span
      className={`grid place-items-center rounded-icon shadow-tile ring-1 ring-white/20 ${className}`}
      style={{ background: tile.background, ...style }}
    >
      <img
        src={assetUrl(`icons/${tile.icon}.svg`)}
        alt=""
        width={iconSize}
        height={iconSize}
        loading={loading}
        draggable={false}
        className="size-3/5"
      />
    </span>
  );
}
