import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { canScroll, useWheelSteps } from '#src/components/use-wheel-steps.ts';
import { nearestSlide } from '#src/content/slides.ts';
import { pointerDrag } from '#src/gestures/pointer-drag.ts';
import { currentSlide, isModalOpen } from '#src/store/selectors.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import { useSlideKeys } from './slide-keys.ts';
import { createSliderController, type SliderController } from './slider-controller.ts';

/** Distance from which a press of mouse or pen is a drag, px. */
const dragThreshold = 6;

/** Elements with their own mouse handling. A drag may begin on tiles and other links. */
const notDraggable = 'button, input, textarea, select, [contenteditable], [href^="mailto:"]';

/**
 * Moves the slider by mouse, pen, wheel and keys. The wallpaper moves with the slider (parallax).
 * Fingers scroll natively.
 * @param inert whether the lock or a page covers the slider
 * @returns refs for slider and wallpaper, and a stable function that glides to a slide
 */
export function useSlider(inert: boolean) {
  const store = useVisitStore();
  const slider = useRef<HTMLDivElement>(null);
  const wallpaper = useRef<HTMLDivElement>(null);
  const controller = useRef<SliderController>(undefined);
  const goTo = useCallback((slide: number) => controller.current?.goTo(slide), []);

  // A layout effect, so that the first paint shows no other slide.
  useLayoutEffect(() => {
    if (!slider.current) return;
    // The parallax, within the width that `wallpaper-place` adds on each side.
    const showProgress = (progress: number) => {
      if (wallpaper.current) wallpaper.current.style.translate = `${3 - 6 * progress}%`;
    };
    controller.current = createSliderController(slider.current, store, showProgress);
    return controller.current.destroy;
  }, [store]);

  useEffect(() => {
    if (!slider.current || inert) return;
    const settle = () => controller.current?.settle();
    // Read at each event, because a key may open a modal during a drag. A subscription would render
    // the home screen, and so delay the modal.
    const isFree = () => !isModalOpen(store.getState());
    const stopDragging = pointerDrag(slider.current, {
      accepts: ({ pointerType, target }) =>
        pointerType !== 'touch' && isFree() && !isOnControl(target),
      threshold: () => dragThreshold,
      axis: 'x',
      onPress: () => controller.current?.grab(),
      onStart: () => document.getSelection()?.removeAllRanges(),
      onMove: ({ offset }) => (isFree() ? controller.current?.drag(offset.x) : settle()),
      // Dragging to the left turns to the next slide.
      onEnd: ({ velocity }) => (isFree() ? controller.current?.release(-velocity.x) : settle()),
      onTap: settle,
      onCancel: settle,
    });
    return () => {
      stopDragging();
      // Back may cover the slider during a drag.
      settle();
    };
  }, [store, inert]);

  useWheelSteps(
    (step) => {
      const slide = currentSlide(store.getState());
      const target = nearestSlide(slide + step);
      if (target !== slide) goTo(target);
      return target !== slide;
    },
    {
      muted: inert,
      isConsumed: (event) => isModalOpen(store.getState()) || scrollsSlide(event),
    },
  );
  useSlideKeys(slider, goTo, inert);
  return { slider, wallpaper, goTo };
}

function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(notDraggable) !== null;
}

/** Whether the wheel scrolls the slide under the pointer. */
function scrollsSlide(event: WheelEvent): boolean {
  const section = event.target instanceof Element && event.target.closest('[data-slide]');
  return section ? canScroll(section, event) : false;
}
