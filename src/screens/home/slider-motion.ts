import { animateSpring } from '#src/gestures/spring-animation.ts';
import { elementIds } from '#src/lib/element-ids.ts';
import { reducedMotion } from '#src/lib/visitor-settings.ts';
import { currentSlide, isModalOpen } from '#src/store/selectors.ts';
import type { VisitStore } from '#src/store/visit-store.ts';
import { next } from './slider-rules.ts';
import { createScrollPosition } from './slider-scroll-position.ts';
import { initialState, type Motion, type SliderEvent, type View } from './slider-state.ts';

/** Silence that ends a scroll, ms. */
const scrollGap = 150;

/** Safari before 26.2 does not say when a scroll has ended (webkit.org/b/201556). */
const reportsScrollEnd = () => 'onscrollend' in window;

/**
 * The prerendered slider, which may have been scrolled before hydration and stays where it is. React
 * renders another where it cannot hydrate the page.
 */
const servedSlider = globalThis.document?.getElementById(elementIds.slider);

export type SliderMotion = ReturnType<typeof createSliderMotion>;

/**
 * Tells `slider-rules.ts` what happens to the slider, and does what the state then says. The only writer
 * of the scroll position and of the visit's `slider` phase.
 * @param onProgress gets the scroll position as a share of its maximum
 */
export function createSliderMotion(
  slider: HTMLElement,
  store: VisitStore,
  onProgress: (progress: number) => void,
) {
  const prerendered = slider === servedSlider;
  const scroll = createScrollPosition(slider, onProgress);
  let state = initialState(currentSlide(store.getState()));
  let stopSpring = () => {};
  let settleTimer: ReturnType<typeof setTimeout> | undefined;

  function view(): View {
    const covered = isModalOpen(store.getState());
    return { ...scroll.read(), covered, reducedMotion: reducedMotion() };
  }

  function dispatch(event: SliderEvent) {
    const before = state;
    state = next(before, event);
    if (state === before) return;
    const { motion, slide, swipe } = state;
    if (swipe?.from !== before.swipe?.from) scroll.limitSnapping(swipe?.from);
    if (slide !== before.slide) store.getState().turnToSlide(slide);
    if (motion !== before.motion) endMotion(before.motion, motion);
    setTimers();
    if (motion !== before.motion) move(motion);
  }

  function endMotion(before: Motion, motion: Motion) {
    stopSpring();
    const { phase } = motion;
    if (phase !== before.phase) {
      // It is an attribute: as React state it would render all slides just as they start to move.
      slider.dataset.state = phase;
      store.getState().setSliderPhase(phase);
    }
    const isOver = phase === 'scrolling' || (phase === 'resting' && !motion.jumps);
    if (before.phase === 'scrolling' && !isOver) scroll.interrupt();
  }

  function setTimers() {
    const { motion, settlesSoon } = state;
    clearTimeout(settleTimer);
    if (settlesSoon || (motion.phase === 'scrolling' && !reportsScrollEnd())) {
      settleTimer = setTimeout(() => settle(), scrollGap);
    }
  }

  function move(motion: Motion) {
    const { slide, width } = state;
    if (motion.phase === 'resting' && motion.jumps) scroll.write(slide * width, width);
    if (motion.phase === 'dragging') scroll.write(motion.left, width);
    if (motion.phase === 'gliding') {
      stopSpring = animateSpring({
        from: { left: motion.from },
        to: { left: slide * width },
        velocity: { left: motion.velocity },
        onFrame: ({ left }) => scroll.write(left, width),
        onRest: () => dispatch({ type: 'arrived', view: view() }),
      }).stop;
    }
  }

  const settle = () => dispatch({ type: 'idle', view: view() });

  /** Reading the position that it writes itself would force a layout on every frame. */
  const isMovedByScript = () => ['gliding', 'dragging'].includes(state.motion.phase);

  function handleScroll() {
    if (isMovedByScript()) return;
    const seen = view();
    if (seen.width === state.width) scroll.showProgress(seen.left, seen.width);
    dispatch({ type: 'scrolled', view: seen });
  }

  function handleScrollEnd() {
    if (!isMovedByScript()) dispatch({ type: 'scrollEnded', view: view() });
  }

  function handleTouchEnd({ touches }: TouchEvent) {
    const touching = [...touches].some(({ target }) => slider.contains(target as Node));
    dispatch({ type: 'touchEnd', touching });
  }

  function handleResize() {
    const seen = view();
    const isRestored = state.width === 0 && prerendered;
    if (isRestored) scroll.showProgress(seen.left, seen.width);
    dispatch({ type: isRestored ? 'restored' : 'resized', view: seen });
  }

  const unsubscribe = store.subscribe((visit) => {
    const slide = currentSlide(visit);
    if (slide !== state.slide) dispatch({ type: 'synced', slide, view: view() });
  });
  const observer = new ResizeObserver(handleResize);
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  const hold = (by: 'mouse' | 'finger') => dispatch({ type: 'grabbed', by, view: view() });
  observer.observe(slider);
  slider.addEventListener('scroll', handleScroll, options);
  slider.addEventListener('scrollend', handleScrollEnd, options);
  slider.addEventListener('touchstart', () => hold('finger'), options);
  slider.addEventListener('touchend', handleTouchEnd, options);
  slider.addEventListener('touchcancel', handleTouchEnd, options);
  // Jumps now, because a page that closes measures its tile before the observer runs.
  if (!prerendered && state.slide !== 0) {
    dispatch({ type: 'synced', slide: state.slide, view: view() });
  }

  return {
    goTo: (slide: number) => dispatch({ type: 'requested', slide, view: view() }),
    /** By the mouse. */
    hold: () => hold('mouse'),
    /** @param offset of the mouse from where it grabbed the slider, px */
    dragBy: (offset: number) => dispatch({ type: 'dragged', offset }),
    /** @param velocity px/ms, positive towards later slides */
    release: (velocity: number) => dispatch({ type: 'released', velocity, view: view() }),
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
