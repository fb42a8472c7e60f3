import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { clampPage } from '#src/content/pages.ts';
import { pointerDrag } from '#src/gestures/pointer-drag.ts';
import { useWheelSteps } from '#src/gestures/use-wheel-steps.ts';
import { isOverlayOpen, useVisitStore } from '#src/navigation/visit-store.ts';
import { usePageKeys } from './page-keys.ts';
import { createSliderMotion, type SliderMotion } from './slider-motion.ts';

/** Distance in px from which a press of the mouse is a drag; a click moves less. */
const dragThreshold = 6;

/** Buttons and fields need the mouse themselves; tiles and other links can be dragged. */
const notDraggable = 'button, input, textarea, select, [contenteditable]';

/**
 * Moves the slider by mouse, wheel and keys. Fingers scroll it natively.
 * @param wallpaper moves a little against the pages
 * @param inert the lock or a page lies over it
 * @returns a stable function that glides to a page
 */
export function useSlider(
  slider: RefObject<HTMLElement | null>,
  wallpaper: RefObject<HTMLElement | null>,
  inert: boolean,
) {
  const store = useVisitStore();
  const motion = useRef<SliderMotion>(undefined);
  const goTo = useCallback((page: number) => motion.current?.goTo(page), []);

  // Before the first paint, so that a page is never seen at another one's place.
  useLayoutEffect(() => {
    if (!slider.current) return;
    const showProgress = (progress: number) => {
      if (wallpaper.current) wallpaper.current.style.translate = `${3 - 6 * progress}%`;
    };
    const served = slider.current === store.servedSlider;
    const created = createSliderMotion(slider.current, store, showProgress, served);
    motion.current = created;
    return created.destroy;
  }, [slider, wallpaper, store]);

  useEffect(() => {
    if (!slider.current || inert) return;
    const stopDragging = pointerDrag(slider.current, {
      accepts: ({ pointerType, target }) =>
        pointerType === 'mouse' &&
        !isOverlayOpen(store.getState()) &&
        !(target instanceof Element && target.closest(notDraggable)),
      threshold: () => dragThreshold,
      axis: 'x',
      onPress: () => motion.current?.hold(),
      onStart: () => document.getSelection()?.removeAllRanges(),
      onMove: ({ offset }) => {
        // An overlay that has been opened by key meanwhile.
        if (isOverlayOpen(store.getState())) motion.current?.settle();
        else motion.current?.dragBy(offset.x);
      },
      // Pulling to the left turns to the next page.
      onEnd: ({ velocity }) => {
        if (isOverlayOpen(store.getState())) motion.current?.settle();
        else motion.current?.release(-velocity.x);
      },
      onTap: () => motion.current?.settle(),
      onCancel: () => motion.current?.settle(),
    });
    return () => {
      stopDragging();
      // Where Back has come in the middle of a drag.
      motion.current?.settle();
    };
  }, [slider, store, inert]);

  useWheelSteps(
    (step) => {
      const { page } = store.getState();
      const target = clampPage(page + step);
      if (target !== page) goTo(target);
    },
    { inert, isTaken: (event) => isOverlayOpen(store.getState()) || scrollsPage(event) },
  );
  usePageKeys(slider, goTo, inert);
  return goTo;
}

/** Whether the wheel still has something to scroll inside the page under the pointer. */
function scrollsPage(event: WheelEvent): boolean {
  if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return false;
  const section = event.target instanceof Element ? event.target.closest('[data-page]') : null;
  if (!section) return false;
  const below = section.scrollHeight - section.clientHeight - section.scrollTop;
  return event.deltaY > 0 ? below >= 1 : section.scrollTop > 0;
}
