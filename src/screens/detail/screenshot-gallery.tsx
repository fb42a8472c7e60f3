import { screenshotSize } from '#src/config/specification.ts';
import type { Picture } from '#src/content/types.ts';
import { useOverlayControls } from '#src/state/overlay.ts';
import { ContentPicture } from '#src/ui/content-picture.tsx';

interface ScreenshotGalleryProps {
  pictures: readonly Picture[];
}

/** Width in px of a picture that fits into the square that the specification allows. */
function fittedWidth({ width, height }: Picture): number {
  return Math.floor(Math.min(screenshotSize, (screenshotSize * width) / height));
}

/** The screenshots, on narrow screens in a strip that runs over the edge; each opens the viewer. */
export function ScreenshotGallery({ pictures }: ScreenshotGalleryProps) {
  const { openOverlay } = useOverlayControls();
  return (
    <ul className="mx-auto flex w-full max-w-content snap-x items-start gap-4 overflow-x-auto overscroll-x-contain scroll-px-5 px-5 py-2 [scrollbar-width:none] sm:scroll-px-10 sm:px-10 md:flex-wrap md:items-center md:gap-5 md:overflow-visible">
      {pictures.map((picture, index) => {
        const width = fittedWidth(picture);
        return (
          <li key={picture.src} className="max-w-4/5 shrink-0 snap-start md:max-w-full">
            <button
              type="button"
              data-viewer-opener={index}
              aria-label={`Bild ${index + 1} von ${pictures.length} vergrößern: ${picture.alt}`}
              onClick={() => openOverlay({ kind: 'viewer', index })}
              className="block max-w-full cursor-zoom-in rounded-2xl motion-safe:pointer-fine:transition-transform motion-safe:pointer-fine:duration-150 hover:scale-[1.02] active:scale-[0.99]"
            >
              <ContentPicture
                picture={picture}
                sizes={`min(${width}px, 80vw)`}
                loading={index === 0 ? 'eager' : 'lazy'}
                style={{ width }}
                className="h-auto max-w-full"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
