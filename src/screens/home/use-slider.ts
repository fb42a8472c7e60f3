import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { clampPage } from '#src/config/paths.ts';
import { useWheelSteps } from '#src/gestures/use-wheel-steps.ts';
import { turnTo, useSite, useSiteStore } from '#src/state/site-store.ts';
import { dragByMouse } from './mouse-drag.ts';
import { createSliderController, type SliderController } from './slider-controller.ts';
import { limitSwipes } from './swipe-reach.ts';
import { usePageKeys } from './use-page-keys.ts';

interface SliderElements {
  slider: RefObject<HTMLElement | null>;
  /** The whole screen: the wheel turns pages over the bar and the dots as well. */
  screen: RefObject<HTMLElement | null>;
  /** Moves a little against the pages. */
  wallpaper: RefObject<HTMLElement | null>;
}

/** Everything that moves the slider, while it lies free of the lock. */
export function useSlider({ slider, screen, wallpaper }: SliderElements, locked: boolean) {
  const store = useSiteStore();
  const controller = useRef<SliderController>(undefined);
  const covered = useSite((state) => state.overlay !== undefined) || locked;

  // Subscribes before the controller: where the store names a page, it must be one to snap to.
  useLayoutEffect(() => {
    if (slider.current) return limitSwipes(slider.current, store);
  }, [slider, store]);

  // Before the first paint, so that a page is never seen at another one's place.
  useLayoutEffect(() => {
    if (!slider.current) return;
    // The wallpaper follows by this variable; it must not make anything render.
    const showProgress = (progress: number) =>
      wallpaper.current?.style.setProperty('--progress', progress.toFixed(4));
    const created = createSliderController(slider.current, store, showProgress);
    controller.current = created;
    return created.destroy;
  }, [slider, wallpaper, store]);

  useEffect(() => {
    if (!slider.current || !controller.current || covered) return;
    return dragByMouse(slider.current, store, controller.current);
  }, [slider, store, covered]);

  useWheelSteps(
    screen,
    (step) => {
      const { page } = store.getState();
      const target = clampPage(page + step);
      if (target !== page) turnTo(store, target);
    },
    { axis: 'both', enabled: !covered, shouldIgnore: scrollsItsPage },
  );
  usePageKeys(slider, !locked);
}

/** Whether the wheel still has something to scroll inside the page under the pointer. */
function scrollsItsPage(event: WheelEvent): boolean {
  if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return false;
  const section = event.target instanceof Element ? event.target.closest('[data-page]') : null;
  if (!section) return false;
  const left = section.scrollHeight - section.clientHeight - section.scrollTop;
  return event.deltaY > 0 ? left >= 1 : section.scrollTop > 0;
}
