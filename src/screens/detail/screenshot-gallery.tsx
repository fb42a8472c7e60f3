import { useState } from 'react';
import { viewer } from '#content/texts/viewer.ts';
import { screenshotSize } from '#src/config/specification.ts';
import type { Picture } from '#src/content/types.ts';
import type { Thumbnails } from '#src/lightbox/flight.ts';
import { Lightbox } from '#src/lightbox/lightbox.tsx';
import { openOverlay } from '#src/navigation/navigate.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { ContentPicture } from '#src/ui/content-picture.tsx';
import { useFailedPicture } from '#src/ui/use-failed-picture.ts';

/**
 * Screenshots of equal height, on narrow screens in a horizontal strip; each opens the lightbox.
 * The widest determines the height: it fits the specified square, slightly lower so that four
 * phones span two desktops.
 */
export function ScreenshotGallery({ pictures }: { pictures: readonly Picture[] }) {
  const widest = Math.max(...pictures.map(({ width, height }) => width / height));
  const width = Math.min(screenshotSize, 496 * widest);
  const [thumbnails] = useState<Thumbnails>(() => new Map());
  return (
    <>
      <ul className="mx-auto flex w-full max-w-content snap-x gap-4 overflow-x-auto overscroll-x-contain scroll-px-(--margin) px-(--margin) py-2 [--room:72vw] [scrollbar-width:none] md:flex-wrap md:overflow-visible md:[--room:45vw] print:flex-wrap">
        {pictures.map((picture, index) => (
          <li key={picture.src} className="shrink-0 snap-start">
            <Screenshot
              picture={picture}
              index={index}
              count={pictures.length}
              width={width}
              share={picture.width / picture.height / widest}
              thumbnails={thumbnails}
            />
          </li>
        ))}
      </ul>
      <Lightbox pictures={pictures} thumbnails={thumbnails} />
    </>
  );
}

interface ScreenshotProps {
  picture: Picture;
  index: number;
  count: number;
  /** Of the widest picture, px. */
  width: number;
  /** This picture's share of `width`. */
  share: number;
  /** Registers the button by its index. */
  thumbnails: Thumbnails;
}

function Screenshot({ picture, index, count, width, share, thumbnails }: ScreenshotProps) {
  const store = useVisitStore();
  const { failed, image } = useFailedPicture();
  const name = viewer.enlarge(viewer.position(index + 1, count), picture.alt);
  return (
    <button
      ref={(button) => {
        if (button) thumbnails.set(index, button);
        return () => {
          thumbnails.delete(index);
        };
      }}
      type="button"
      // Contains the visible text, by which voice control finds a button (WCAG 2.5.3).
      aria-label={failed ? `${name} ${viewer.failed}` : name}
      onClick={() => openOverlay(store, { kind: 'lightbox', index })}
      className="relative block cursor-zoom-in rounded-2xl motion-safe:pointer-fine:transition-transform motion-safe:pointer-fine:duration-150 hover:scale-[1.02] active:scale-[0.99]"
    >
      <ContentPicture
        {...image}
        picture={picture}
        sizes={`calc(${share} * min(${width}px, 72vw))`}
        loading={index === 0 ? 'eager' : 'lazy'}
        style={{ width: `calc(${share} * min(${width}px, var(--room)))` }}
        className="h-auto data-[state=failed]:rounded-2xl data-[state=failed]:bg-white/5 data-[state=failed]:text-sm data-[state=failed]:text-on-ground-muted"
      />
      {failed && (
        <span className="absolute inset-x-4 bottom-4 text-sm text-pretty">{viewer.failed}</span>
      )}
    </button>
  );
}
