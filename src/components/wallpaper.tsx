import type { RefObject } from 'react';
import { assetUrl, sourceSet } from '#src/lib/environment.ts';
import { usePictureState } from './use-picture-state.ts';
import '#content/wallpaper.css';

/**
 * Widths that `npm run pictures wallpaper` renders, px. The wallpaper is 8 % wider than the screen.
 * Screens of 3x density take the photo for 2x, which halves the bytes.
 */
const sources = [
  {
    orientation: 'portrait',
    widths: [480, 640, 780, 900, 1080, 1290],
    sizes: '(min-resolution: 2.5dppx) 72vw, 108vw',
  },
  { orientation: 'landscape', widths: [640, 1080, 1600, 2560], sizes: 'max(108vw, 160vh)' },
];

const formats = ['avif', 'webp'] as const;

const looks = {
  lock: { box: '', image: '' },
  home: {
    // It moves against the slides (`use-slider.ts`). The lock's does not: on a layer of its own, it
    // would blend with the daylight again on every frame, which takes half a core without a GPU.
    box: 'will-change-transform',
    // Behind the bar the sharp wallpaper is cut off, so that its blurred placeholder shows. A
    // `backdrop-filter` looks the same, but would blur the moving wallpaper again on every frame.
    image: '[clip-path:inset(var(--top-bar)_0_0)]',
  },
};

interface WallpaperProps {
  name: 'lock' | 'home';
  /** It is visible first, so it is fetched with high priority. */
  first?: boolean;
  ref?: RefObject<HTMLDivElement | null>;
  /** Marks the picture (`screens/lock/home-below-lock.ts`). */
  'data-home'?: 'picture';
}

/**
 * Fills its parent with a wallpaper, over a tiny blurred placeholder. Wider than the parent, it
 * moves against the slides, as on a phone. Lock and home screen share the place, so that
 * one fades into the other in place.
 */
export function Wallpaper({ name, first = false, ref, ...mark }: WallpaperProps) {
  const { image } = usePictureState();
  const look = looks[name];
  return (
    // Wider than its parent.
    <div ref={ref} className={`wallpaper-place overflow-clip ${look.box}`}>
      {/*
       * The moving element has no background of its own: Chromium repaints one that comes from a
       * variable with every style change (no report found; seen in Chromium 156, 2026-11).
       */}
      <picture
        className={`absolute inset-0 bg-cover bg-center contrast-more:brightness-40 portrait:bg-(image:--portrait) landscape:bg-(image:--landscape) print:hidden forced-colors:hidden wallpaper-${name}`}
      >
        {sources.map(({ orientation, widths, sizes }) =>
          formats.map((format) => (
            <source
              key={orientation + format}
              media={`(orientation: ${orientation})`}
              type={`image/${format}`}
              srcSet={sourceSet(`wallpaper/${name}-${orientation}`, widths, format)}
              sizes={sizes}
            />
          )),
        )}
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
          draggable={false}
          className={`absolute inset-0 size-full object-cover data-[state=failed]:invisible ${look.image}`}
        />
      </picture>
    </div>
  );
}
