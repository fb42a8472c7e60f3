import type { RefObject } from 'react';
import { assetUrl, sourceSet } from '#src/lib/environment.ts';
import { usePictureState } from './use-picture-state.ts';
import '#content/wallpaper.css';

/**
 * Widths in px, as rendered by `npm run pictures wallpaper`. The wallpaper is 8 % wider than the
 * screen. In portrait, 3x screens load the photo for 2x, which halves the bytes.
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

const variants = {
  lock: { box: '', image: '' },
  home: {
    // For the parallax (`use-slider.ts`). On the lock, the compositor would blend such a layer with
    // the daylight on every frame, which takes half a core without a GPU.
    box: 'will-change-transform',
    // Shows the blurred placeholder behind the bar. A `backdrop-filter` would blur the moving
    // wallpaper on every frame.
    image: '[clip-path:inset(var(--top-bar)_0_0)]',
  },
};

interface WallpaperProps {
  name: 'lock' | 'home';
  /** Visible at first, so it loads with high priority. */
  first?: boolean;
  ref?: RefObject<HTMLDivElement | null>;
  /** Used by `screens/lock/home-behind-lock.ts`. */
  'data-home'?: 'picture';
}

/**
 * A wallpaper over a blurred placeholder, wider than its parent for the parallax. The lock's
 * wallpaper fades into the home screen's, so both have the same position.
 */
export function Wallpaper({ name, first = false, ref, ...props }: WallpaperProps) {
  const { image } = usePictureState();
  const variant = variants[name];
  return (
    // The moving box has no background, because Chromium would repaint a background with each style
    // change (docs/browser-notes.md).
    <div ref={ref} className={`wallpaper-place overflow-clip ${variant.box}`}>
      <picture className={`wallpaper-placeholder contrast-more:opacity-40 wallpaper-${name}`}>
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
          {...props}
          src={assetUrl(`pictures/wallpaper/${name}-landscape-1600.jpg`)}
          alt=""
          width={2560}
          height={1600}
          decoding="async"
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'low'}
          draggable={false}
          className={`absolute inset-0 size-full object-cover data-[state=failed]:invisible max-sm:object-[50%_70%] ${variant.image}`}
        />
      </picture>
    </div>
  );
}
