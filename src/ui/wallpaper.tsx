import type { CSSProperties } from 'react';
import { assetUrl } from '#src/config/environment.ts';
import { wallpaperPlaceholders } from '#src/content/wallpaper-placeholders.ts';

type WallpaperName = keyof typeof wallpaperPlaceholders;
type Orientation = 'landscape' | 'portrait';
type Format = 'avif' | 'webp';

/** Widths in px that `npm run art` makes. */
const widths = { landscape: [640, 1080, 1600, 2560], portrait: [480, 720, 1080, 1290] } as const;

function srcSet(name: WallpaperName, orientation: Orientation, format: Format): string {
  return widths[orientation]
    .map(
      (width) =>
        `${assetUrl(`pictures/wallpaper/${name}-${orientation}-${width}.${format}`)} ${width}w`,
    )
    .join(', ');
}

interface WallpaperProps {
  name: WallpaperName;
  /** The first thing that a visitor sees: fetched before everything else. */
  first?: boolean;
}

/** Fills its parent with a wallpaper; a tiny blurred one stands in until the picture is there. */
export function Wallpaper({ name, first = false }: WallpaperProps) {
  const { landscape, portrait } = wallpaperPlaceholders[name];
  const placeholders = {
    '--landscape': `url(${landscape})`,
    '--portrait': `url(${portrait})`,
  } as CSSProperties;
  const formats: readonly Format[] = ['avif', 'webp'];
  return (
    <div
      className="absolute inset-0 overflow-hidden bg-cover bg-center portrait:bg-(image:--portrait) landscape:bg-(image:--landscape)"
      style={placeholders}
    >
      <picture>
        {formats.map((format) => (
          <source
            key={format}
            media="(orientation: portrait)"
            type={`image/${format}`}
            srcSet={srcSet(name, 'portrait', format)}
            sizes="100vw"
          />
        ))}
        {formats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={srcSet(name, 'landscape', format)}
            sizes="max(100vw, 160vh)"
          />
        ))}
        <img
          src={assetUrl(`pictures/wallpaper/${name}-landscape-1600.jpg`)}
          alt=""
          width={2560}
          height={1600}
          decoding="async"
          fetchPriority={first ? 'high' : 'low'}
          className="absolute inset-0 size-full object-cover"
          draggable={false}
        />
      </picture>
    </div>
  );
}
