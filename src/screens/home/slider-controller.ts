import { animateSpring } from '#src/gestures/spring-animation.ts';
import { elementIds } from '#src/lib/element-ids.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { currentSlide, isModalOpen } from '#src/store/selectors.ts';
import type { VisitStore } from '#src/store/visit-store.ts';
import { sliderReducer } from './slider-reducer.ts';
import { createScrollPosition } from './slider-scroll-position.ts';
import { initialState, type Measurement, type Motion, type SliderEvent } from './slider-state.ts';

/** Pause that ends a scroll, ms. */
const scrollGap = 150;

/** Safari has `scrollend` from 26.2 on (webkit.org/b/201556). */
const reportsScrollEnd = () => 'onscrollend' in window;

/**
 * The prerendered slider, which keeps a scroll position from before hydration. React renders
 * another one if hydration fails.
 */
const prerenderedSlider = globalThis.document?.getElementById(elementIds.slider);

export type SliderController = ReturnType<typeof createSliderController>;

/**
 * Dispatches events to `sliderReducer` and applies the new states. After hydration, no other script
 * writes the scroll position or the store's `slider` phase.
 * @param onProgress gets the scroll position as a share of its maximum
 */
export function createSliderController(
  slider: HTMLElement,
  store: VisitStore,
  onProgress: (progress: number) => void,
) {
  const isPrerendered = slider === prerenderedSlider;
  const scroll = createScrollPosition(slider, onProgress);
  let state = initialState(currentSlide(store.getState()));
  let stopSpring = () => {};
  let settleTimer: ReturnType<typeof setTimeout> | undefined;

  function measure(): Measurement {
    const modalOpen = isModalOpen(store.getState());
    return { ...scroll.read(), modalOpen, reducedMotion: reducedMotion() };
  }

  function dispatch(event: SliderEvent) {
    const before = state;
    state = sliderReducer(before, event);
    if (state === before) return;
    const { motion, slide, swipe } = state;
    if (swipe?.from !== before.swipe?.from) scroll.limitSnapping(swipe?.from);
    if (slide !== before.slide) store.getState().turnToSlide(slide);
    if (motion !== before.motion) startMotion(before.motion.phase);
    scheduleSettle();
  }

  function startMotion(phaseBefore: Motion['phase']) {
    const { motion, slide, width } = state;
    const { phase } = motion;
    stopSpring();
    if (phase !== phaseBefore) {
      // An attribute, because React state would render all slides at the start of a motion.
      slider.dataset.state = phase;
      store.getState().setSliderPhase(phase);
    }
    const writesPosition = motion.phase === 'resting' && motion.writesPosition;
    // A native scroll would overwrite the position that the new motion writes.
    if (phaseBefore === 'scrolling' && (writesPosition || isMovedByScript()))
      scroll.stopNativeScroll();
    if (writesPosition) scroll.write(slide * width, width);
    if (motion.phase === 'dragging') scroll.write(motion.left, width);
    if (motion.phase === 'gliding') {
      stopSpring = animateSpring({
        from: { left: motion.from },
        to: { left: slide * width },
        velocity: { left: motion.velocity },
        onFrame: ({ left }) => scroll.write(left, width),
        onRest: () => dispatch({ type: 'arrive', measured: measure() }),
      }).stop;
    }
  }

  function scheduleSettle() {
    const { motion, settlesAfterPause } = state;
    clearTimeout(settleTimer);
    if (settlesAfterPause || (motion.phase === 'scrolling' && !reportsScrollEnd())) {
      settleTimer = setTimeout(settle, scrollGap);
    }
  }

  function settle() {
    dispatch({ type: 'settle', measured: measure() });
  }

  /**
   * Whether the controller moves the slider. It then ignores scroll events, because measuring would
   * force a layout on every frame.
   */
  const isMovedByScript = () => ['gliding', 'dragging'].includes(state.motion.phase);

  function handleScroll() {
    if (isMovedByScript()) return;
    const measured = measure();
    if (measured.width === state.width) scroll.showProgress(measured.left, measured.width);
    dispatch({ type: 'scroll', measured });
  }

  function handleScrollEnd() {
    if (!isMovedByScript()) dispatch({ type: 'scrollEnd', measured: measure() });
  }

  function handleTouchEnd({ touches }: TouchEvent) {
    const touching = [...touches].some(({ target }) => slider.contains(target as Node));
    dispatch({ type: 'touchEnd', touching });
  }

  function handleResize() {
    const measured = measure();
    const isRestored = state.width === 0 && isPrerendered;
    if (isRestored) scroll.showProgress(measured.left, measured.width);
    dispatch({ type: isRestored ? 'restore' : 'resize', measured });
  }

  const unsubscribe = store.subscribe((visit) => {
    const slide = currentSlide(visit);
    if (slide !== state.slide) dispatch({ type: 'sync', slide, measured: measure() });
  });
  const observer = new ResizeObserver(handleResize);
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  const grab = (by: 'mouse' | 'finger') => dispatch({ type: 'grab', by, measured: measure() });
  observer.observe(slider);
  slider.addEventListener('scroll', handleScroll, options);
  slider.addEventListener('scrollend', handleScrollEnd, options);
  slider.addEventListener('touchstart', () => grab('finger'), options);
  slider.addEventListener('touchend', handleTouchEnd, options);
  slider.addEventListener('touchcancel', handleTouchEnd, options);
  // Scrolls now, because a closing page measures its tile before the observer runs.
  if (!isPrerendered && state.slide !== 0) {
    dispatch({ type: 'sync', slide: state.slide, measured: measure() });
  }

  return {
    goTo: (slide: number) => dispatch({ type: 'goTo', slide, measured: measure() }),
    grab: () => grab('mouse'),
    /** @param offset of the mouse from its press, px */
    drag: (offset: number) => dispatch({ type: 'drag', offset }),
    /** @param velocity px/ms, positive towards later slides */
    release: (velocity: number) => dispatch({ type: 'release', velocity, measured: measure() }),
    settle,
    destroy() {
      stopSpring();
      clearTimeout(settleTimer);
      unsubscribe();
      observer.disconnect();
      listening.abort();
    },
  };
}
