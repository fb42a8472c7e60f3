import { type CSSProperties, useState } from 'react';
import { lightboxTexts } from '#content/texts/lightbox.ts';
import { ContentPicture } from '#src/components/content-picture.tsx';
import { usePictureState } from '#src/components/use-picture-state.ts';
import type { Picture } from '#src/content/types.ts';
import type { ThumbnailButtons } from '#src/features/lightbox/flight.ts';
import { Lightbox } from '#src/features/lightbox/lightbox.tsx';
import { screenshotSide } from '#src/lib/specification.ts';
import { useRegisteredElement } from '#src/navigation/elements.tsx';
import { useVisit } from '#src/store/visit-store.ts';

/**
 * Screenshots of equal height: a strip in narrow windows, rows in wide windows. The widest
 * screenshot fits into the specified square. A press on a screenshot opens the lightbox.
 */
export function ScreenshotGallery({ pictures }: { pictures: readonly Picture[] }) {
  const widest = Math.max(...pictures.map(({ width, height }) => width / height));
  const width = Math.min(screenshotSide, screenshotSide * widest);
  const columns = galleryColumns(pictures.length, widest < 1);
  const isMixed = pictures.some((picture) => picture.width / picture.height < 0.9 * widest);
  const [thumbnailButtons] = useState<ThumbnailButtons>(() => new Map());
  return (
    <>
      <ul
        // Keeps the lightbox's order if a translator switches the page to right-to-left.
        dir="ltr"
        style={{ '--columns': columns } as CSSProperties}
        // `--available` is the maximum width of a picture. The strip has a scroll bar for a mouse
        // without a horizontal wheel.
        className={`md:rounded-card md:bg-background/60 -mx-(--margin) flex snap-x scroll-px-(--margin) scrollbar-none gap-4 overflow-x-auto overscroll-x-contain px-(--margin) py-2 [--available:72vw] md:mx-0 md:flex-wrap md:overflow-visible md:p-6 md:[--available:calc(100%/var(--columns)-1rem)] print:flex-wrap pointer-fine:scrollbar-thin pointer-fine:scrollbar-thumb-current/40 pointer-fine:scrollbar-track-transparent max-md:pointer-fine:pb-4 ${isMixed ? 'md:justify-center' : 'md:justify-evenly'}`}
      >
        {pictures.map((picture, index) => {
          const share = picture.width / picture.height / widest;
          return (
            <li
              key={picture.src}
              style={{ width: `calc(${share} * min(${width}px, var(--available)))` }}
              className="shrink-0 snap-start"
            >
              <Screenshot
                picture={picture}
                index={index}
                count={pictures.length}
                sizes={`calc(${share} * min(${width}px, 72vw))`}
                thumbnailButtons={thumbnailButtons}
              />
            </li>
          );
        })}
      </ul>
      <Lightbox pictures={pictures} thumbnailButtons={thumbnailButtons} />
    </>
  );
}

/**
 * Number of pictures in a row of a wide window: at most 5 if all are portrait, else 3; one more if
 * a single picture would be in the last row.
 */
export function galleryColumns(count: number, allPortrait: boolean): number {
  const rows = Math.ceil(count / (allPortrait ? 5 : 3));
  const columns = Math.ceil(count / rows);
  return count % columns === 1 ? columns + 1 : columns;
}

interface ScreenshotProps {
  picture: Picture;
  index: number;
  count: number;
  sizes: string;
  /** The button is registered here by its index. */
  thumbnailButtons: ThumbnailButtons;
}

function Screenshot({ picture, index, count, sizes, thumbnailButtons }: ScreenshotProps) {
  const openModal = useVisit((visit) => visit.openModal);
  const { state, image } = usePictureState();
  const failed = state === 'failed';
  const name = lightboxTexts.enlarge(lightboxTexts.position(index + 1, count), picture.alt);
  return (
    <button
      ref={useRegisteredElement(thumbnailButtons, index)}
      type="button"
      // Must contain the visible text (WCAG 2.5.3).
      aria-label={failed ? `${name} ${lightboxTexts.failed}` : name}
      onClick={() => openModal('lightbox', { pictureIndex: index })}
      style={{ backgroundColor: state === 'loading' ? picture.color : undefined }}
      className="relative block w-full cursor-zoom-in rounded-2xl hover:scale-102 active:scale-99 motion-safe:pointer-fine:transition-transform motion-safe:pointer-fine:duration-150"
    >
      <ContentPicture
        {...image}
        picture={picture}
        sizes={sizes}
        loading={index === 0 ? 'eager' : 'lazy'}
        className="data-[state=failed]:text-on-background-muted w-full data-[state=failed]:rounded-2xl data-[state=failed]:bg-white/5 data-[state=failed]:text-sm"
      />
      {failed && (
        <span className="absolute inset-x-4 bottom-4 text-sm text-pretty">
          {lightboxTexts.failed}
        </span>
      )}
    </button>
  );
}
