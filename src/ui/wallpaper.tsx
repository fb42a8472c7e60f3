import type { RefObject } from 'react';
import { assetUrl } from '#src/config/environment.ts';
import { useFailedPicture } from './use-failed-picture.ts';
import '#content/wallpaper.css';

type WallpaperName = 'lock' | 'home';
type Orientation = 'landscape' | 'portrait';
type Format = 'avif' | 'webp';

/** Widths in px that `npm run art` makes. */
const widths = {
  landscape: [640, 1080, 1600, 2560],
  portrait: [480, 640, 780, 900, 1080, 1290],
} as const;

/**
 * The frame is a little wider than the screen. Phones with three device pixels per CSS px get the picture
 * in two, on which nobody sees the difference in a photo: half the bytes.
 */
const sizes = {
  landscape: 'max(108vw, 160vh)',
  portrait: '(min-resolution: 2.5dppx) 72vw, 108vw',
} as const;

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
  /** Is what a visitor sees first: fetched before everything else, and not after it. */
  first?: boolean;
  ref?: RefObject<HTMLDivElement | null>;
  /** Marks the picture (`navigation/home-layer.ts`). */
  'data-home'?: 'picture';
}

/**
 * Fills its parent, which clips it, with a wallpaper; a tiny blurred one stands in until the picture is
 * there. It is a little wider than the parent and moves against the slider's pages, as
 * on a phone. Lock and home share the frame, so that one turns into the other in place.
 */
export function Wallpaper({ name, first = false, ref, ...mark }: WallpaperProps) {
  const formats: readonly Format[] = ['avif', 'webp'];
  const { image } = useFailedPicture();
  return (
    <div
      ref={ref}
      className="absolute inset-y-0 -inset-x-[4%] [translate:3%] overflow-hidden will-change-transform motion-reduce:translate-none!"
    >
      {/*
       * Not on the element that moves: Chromium paints one with a background from a variable anew whenever it is styled.
       * No report found; seen in Chromium 156, 2026-11.
       */}
      <picture
        className={`wallpaper-${name} absolute inset-0 bg-cover bg-center contrast-more:[filter:brightness(0.4)] forced-colors:hidden print:hidden portrait:bg-(image:--portrait) landscape:bg-(image:--landscape)`}
      >
        {formats.map((format) => (
          <source
            key={format}
            media="(orientation: portrait)"
            type={`image/${format}`}
            srcSet={srcSet(name, 'portrait', format)}
            sizes={sizes.portrait}
          />
        ))}
        {formats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={srcSet(name, 'landscape', format)}
            sizes={sizes.landscape}
          />
        ))}
        <img
          {...image}
          {...mark}
          src={assetUrl(`pictures/wallpaper/${name}-landscape-1600.jpg`)}
          alt=""
          width={2560}
          height={1600}
          decoding="async"
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'low'}
          className="absolute inset-0 size-full object-cover data-[state=failed]:invisible"
          draggable={false}
        />
      </picture>
    </div>
  );
}
