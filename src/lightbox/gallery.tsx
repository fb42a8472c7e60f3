import {
  type CSSProperties,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { hideThumbnail, thumbnailOf } from './flight.ts';
import { slideGap } from './gallery-elements.ts';
import { followPointers } from './gallery-gestures.ts';
import { type GalleryState, isLifted } from './gallery-motion.ts';
import { SlidePicture } from './slide-picture.tsx';
import type { Gallery } from './use-gallery.ts';
import { followWheel } from './wheel-zoom.ts';
import { isZoomed } from './zoom.ts';

/** An index that has no neighbours. */
const nowhere = -9;

interface GalleryViewProps extends GalleryState {
  gallery: Gallery;
  open: boolean;
  onClose: () => void;
  className: string;
}

/** The current picture with its two neighbours beside it, out of sight: they are loaded when they are wanted. */
export function GalleryView(props: GalleryViewProps) {
  const { gallery, phase, zoomed, open, onClose, className } = props;
  const { pictures, index, motion } = gallery;
  const { elements } = motion;
  const store = useVisitStore();
  const pageZoomed = usePageZoom();
  // Neighbours are mounted after the frame in which the lightbox opens or turns (docs/decisions/02).
  const middle = useDeferredValue(index, nowhere);
  const lifted = isLifted(phase);
  const handleTurn = useEffectEvent(gallery.turnTo);
  const handleClose = useEffectEvent(onClose);

  // Before the browser paints, so that no frame shows a picture at a wrong place.
  useLayoutEffect(() => motion.turnTo(index), [motion, index]);
  useLayoutEffect(() => (open ? motion.open() : motion.close()), [motion, open]);
  useLayoutEffect(() => motion.stop, [motion]);
  useLayoutEffect(() => hideThumbnail(thumbnailOf(store, index)), [store, index]);

  useEffect(() => {
    const { container } = motion.elements;
    if (!container || !open || pageZoomed) return;
    return followPointers(container, motion, {
      count: pictures.length,
      onTurn: (slide) => handleTurn(slide),
      onClose: () => handleClose(),
    });
  }, [motion, pictures, open, pageZoomed]);

  useEffect(() => {
    const { container } = motion.elements;
    return container && open ? followWheel(container, motion) : undefined;
  }, [motion, open]);

  useEffect(() => {
    // Turned or resized, the container may show less of what is zoomed.
    window.addEventListener('resize', motion.refit);
    return () => window.removeEventListener('resize', motion.refit);
  }, [motion]);

  return (
    <div
      ref={(element) => {
        elements.container = element;
      }}
      data-gallery
      data-state={phase}
      data-lifted={lifted || undefined}
      data-zoomed={zoomed || undefined}
      data-page-zoomed={pageZoomed || undefined}
      style={{ '--gap': `${slideGap}px` } as CSSProperties}
      className={`group/gallery relative touch-none overflow-hidden select-none [container-type:size] data-lifted:overflow-visible data-page-zoomed:touch-auto data-zoomed:cursor-grab data-[state=panning]:cursor-grabbing ${className}`}
    >
      <div
        ref={(element) => {
          elements.track = element;
        }}
        className="absolute inset-0 translate-x-[calc(var(--position)*-1*(100%+var(--gap)))] will-change-transform"
      >
        {pictures.map((picture, slide) => {
          const current = slide === index;
          return Math.abs(slide - middle) > 1 && !current ? null : (
            <div
              key={picture.src}
              inert={!current}
              aria-hidden={!current || undefined}
              data-current={current || undefined}
              style={{ '--slide': slide } as CSSProperties}
              className="absolute inset-0 translate-x-[calc(var(--slide)*(100%+var(--gap)))] overflow-hidden group-data-lifted/gallery:overflow-visible group-data-lifted/gallery:not-data-current:invisible"
            >
              <div
                ref={registerIn(elements.slides, slide)}
                className="grid size-full place-items-center [scale:var(--scale,1)] [translate:var(--x,0px)_var(--y,0px)]"
              >
                <SlidePicture
                  ref={registerIn(elements.pictures, slide)}
                  picture={picture}
                  thumbnail={thumbnailOf(store, slide)}
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

/** A ref that keeps an element in a map while it is there. */
function registerIn(elements: Map<number, HTMLElement>, index: number) {
  return (element: HTMLElement | null) => {
    if (element) elements.set(index, element);
    return () => {
      elements.delete(index);
    };
  };
}

function subscribe(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

/** Whether the visitor has zoomed into the page by a pinch: one finger then moves the page. */
function usePageZoom(): boolean {
  return useSyncExternalStore(subscribe, () => isZoomed(window.visualViewport ?? { scale: 1 }));
}
