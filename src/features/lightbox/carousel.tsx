import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Picture } from '#src/content/types.ts';
import { usePinchZoomed } from '#src/lib/use-pinch-zoomed.ts';
import { useVisit } from '#src/store/visit-store.ts';
import { translateSlides } from './drag-rules.ts';
import { type ThumbnailButtons, thumbnailOf } from './flight.ts';
import type { LightboxController } from './lightbox-controller.ts';
import { attachPointerGestures } from './lightbox-gestures.ts';
import { PictureOrFailure } from './picture-or-failure.tsx';
import { attachWheelZoom } from './wheel-zoom.ts';

export interface CarouselProps {
  pictures: readonly Picture[];
  thumbnailButtons: ThumbnailButtons;
  index: number;
  controller: LightboxController;
  open: boolean;
  /**
   * Returns false if there is no picture in that direction, or the lightbox is closing.
   * @param velocity slides/ms
   */
  stepBy: (step: number, velocity?: number) => boolean;
  onClose: () => void;
}

export function Carousel(carousel: CarouselProps) {
  const { pictures, thumbnailButtons, index, controller, open, stepBy, onClose } = carousel;
  const { elements } = controller;
  const phase = useVisit(({ lightbox }) => lightbox.phase);
  const zoomed = useVisit(({ lightbox }) => lightbox.zoomed);
  const pinchZoomed = usePinchZoomed();
  // Starts at infinity, so that the pressed picture is painted before its neighbours mount.
  const deferredIndex = useDeferredValue(index, Number.POSITIVE_INFINITY);
  const handleStep = useEffectEvent(stepBy);
  const handleClose = useEffectEvent(onClose);

  // An effect of Radix's overlay hides the scroll bar, and so moves the picture. A layout effect
  // would measure the picture before that. After a press or key, React runs effects before it
  // paints.
  useEffect(() => {
    if (open) controller.open();
    else controller.close();
  }, [controller, open]);
  useLayoutEffect(() => controller.stop, [controller]);
  useLayoutEffect(() => {
    const thumbnail = thumbnailOf(thumbnailButtons, index);
    if (thumbnail) thumbnail.style.visibility = 'hidden';
    // Scrolls the strip of thumbnails, so that the picture can fly back to a visible thumbnail.
    // Scrolls to the list item, because a pressed or hovered thumbnail is scaled.
    const item = thumbnail?.closest('li');
    item?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    return () => void thumbnail?.style.removeProperty('visibility');
  }, [thumbnailButtons, index]);

  useEffect(() => {
    const container = controller.elements.container.current;
    if (!container || !open) return;
    const options = { count: pictures.length, onStep: handleStep, onClose: handleClose };
    const detachPointers = attachPointerGestures(container, controller, options);
    const detachWheel = attachWheelZoom(container, controller);
    window.addEventListener('resize', controller.refit);
    return () => {
      detachPointers();
      detachWheel();
      window.removeEventListener('resize', controller.refit);
    };
  }, [controller, pictures, open]);

  return (
    <div
      ref={elements.container}
      data-closes-on-click
      data-state={phase}
      data-zoomed={zoomed || undefined}
      data-pinch-zoomed={pinchZoomed || undefined}
      // `contain` prevents scrolling to overflowing content.
      className="@container-size relative col-span-3 col-start-1 row-start-2 size-full touch-none overflow-clip [contain:layout] select-none group-data-overflows/layout:overflow-visible data-pinch-zoomed:touch-auto data-zoomed:cursor-grab data-zoomed:data-[state=dragging]:cursor-grabbing sm:col-span-1 sm:col-start-2 landscape-phone:col-start-1 landscape-phone:row-span-3 landscape-phone:row-start-1"
    >
      <div ref={elements.track} className="absolute inset-0 will-change-transform">
        {pictures.map((picture, slide) => {
          const current = slide === index;
          if (!current && Math.abs(slide - deferredIndex) > 1) return null;
          return (
            <div
              key={picture.src}
              inert={!current}
              aria-hidden={!current || undefined}
              data-current={current || undefined}
              style={{ translate: translateSlides(slide) }}
              className="absolute inset-0 overflow-clip group-data-overflows/layout:overflow-visible group-data-overflows/layout:not-data-current:invisible"
            >
              <div
                ref={(element) => {
                  if (element) elements.slides.set(slide, element);
                  return () => void elements.slides.delete(slide);
                }}
                data-closes-on-click
                className="grid size-full place-items-center"
              >
                <PictureOrFailure
                  picture={picture}
                  thumbnail={thumbnailOf(thumbnailButtons, slide)}
                  current={current}
                  zoomed={current && zoomed}
                />
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
