import { screenshotSize } from '#src/config/specification.ts';
import type { Picture } from '#src/content/types.ts';
import { overlayKey, useOpener, useOverlayControls } from '#src/navigation/overlay.ts';
import { ContentPicture } from '#src/ui/content-picture.tsx';
import { useFailedPicture } from '#src/ui/use-failed-picture.ts';

interface ScreenshotGalleryProps {
  pictures: readonly Picture[];
}

/** Width in px of a picture that fits into the square that the specification allows. */
function fittedWidth({ width, height }: Picture): number {
  return Math.floor(Math.min(screenshotSize, (screenshotSize * width) / height));
}

/** The screenshots, on narrow screens in a strip that runs over the edge; each opens the lightbox. */
export function ScreenshotGallery({ pictures }: ScreenshotGalleryProps) {
  return (
    <ul className="mx-auto flex w-full max-w-content snap-x items-start gap-4 overflow-x-auto overscroll-x-contain scroll-px-(--margin) px-(--margin) py-2 [scrollbar-width:none] md:flex-wrap md:items-center md:gap-5 md:overflow-visible">
      {pictures.map((picture, index) => (
        <li key={picture.src} className="max-w-4/5 shrink-0 snap-start md:max-w-full">
          <Screenshot picture={picture} index={index} count={pictures.length} />
        </li>
      ))}
    </ul>
  );
}

interface ScreenshotProps {
  picture: Picture;
  index: number;
  count: number;
}

function Screenshot({ picture, index, count }: ScreenshotProps) {
  const { openOverlay } = useOverlayControls();
  const overlay = { kind: 'lightbox', index } as const;
  const ref = useOpener(overlayKey(overlay));
  const width = fittedWidth(picture);
  const { failed, image } = useFailedPicture();
  const name = `Bild ${index + 1} von ${count} vergrößern: ${picture.alt}`;
  return (
    <button
      ref={ref}
      type="button"
      // All words that stand in it: voice control presses a button by what can be read there.
      aria-label={failed ? `${name} ${failedText}` : name}
      onClick={() => openOverlay(overlay)}
      className="relative block max-w-full cursor-zoom-in rounded-2xl motion-safe:pointer-fine:transition-transform motion-safe:pointer-fine:duration-150 hover:scale-[1.02] active:scale-[0.99]"
    >
      <ContentPicture
        {...image}
        picture={picture}
        sizes={`min(${width}px, 80vw)`}
        loading={index === 0 ? 'eager' : 'lazy'}
        style={{ width }}
        className="h-auto max-w-full data-[state=failed]:rounded-2xl data-[state=failed]:bg-white/5 data-[state=failed]:text-sm data-[state=failed]:text-on-ground-muted"
      />
      {failed && (
        <span className="absolute inset-x-4 bottom-4 text-sm text-pretty">{failedText}</span>
      )}
    </button>
  );
}

const failedText = 'Das Bild konnte nicht geladen werden.';
