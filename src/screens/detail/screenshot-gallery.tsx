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

/** The screenshots side by side; each opens the viewer. */
export function ScreenshotGallery({ pictures }: ScreenshotGalleryProps) {
  const { openOverlay } = useOverlayControls();
  return (
    <ul className="mx-auto flex w-full max-w-content flex-wrap items-center gap-5 px-5 sm:px-10">
      {pictures.map((picture, index) => {
        const width = fittedWidth(picture);
        return (
          <li key={picture.src} className="max-w-full">
            <button
              type="button"
              data-viewer-opener={index}
              aria-label={`Bild ${index + 1} von ${pictures.length} vergrößern: ${picture.alt}`}
              onClick={() => openOverlay({ kind: 'viewer', index })}
              className="block max-w-full cursor-zoom-in rounded-2xl transition-transform duration-150 hover:scale-[1.02] active:scale-[0.99] motion-reduce:transition-none"
            >
              <ContentPicture
                picture={picture}
                sizes={`min(${width}px, calc(100vw - 2.5rem))`}
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
