import { clampPage, type PageIndex } from '#src/config/paths.ts';
import { reducedMotion } from '#src/config/reduced-motion.ts';
import { pageCount } from '#src/config/specification.ts';
import type { SiteStore } from '#src/state/site-store.ts';
import { glideTo } from './glide.ts';

/** Scroll positions may miss a page's edge by this many px: browsers round to device pixels. */
const tolerance = 1;

/** Safari before 26.2 has no `scrollend`; a scroll that pauses this long, in ms, has ended. */
const scrollPause = 150;

export interface SliderController {
  /** Lets go of a drag: the slider glides to `page`, starting with `velocity` px/ms. */
  release: (page: PageIndex, velocity: number) => void;
  /** Catches a slider that glides, where it is. */
  hold: () => void;
  /** Lets go of one that was caught and not moved: the nearest page wins. */
  settle: () => void;
  /** Stops listening and moving. */
  destroy: () => void;
}

/**
 * Keeps the slider's scroll position and the store together: where the visitor scrolls, the page
 * follows; where the store names a page, the slider glides there, or jumps while it rests.
 * @param onProgress gets the position as a share of the whole way, 0 to 1, whenever it changes
 */
export function createSliderController(
  slider: HTMLElement,
  store: SiteStore,
  onProgress: (progress: number) => void,
): SliderController {
  let width = slider.clientWidth;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let stopGlide: (() => void) | undefined;
  let releaseVelocity = 0;

  const positionOf = (page: number) => page * slider.clientWidth;
  const isAt = (page: number) => Math.abs(slider.scrollLeft - positionOf(page)) <= tolerance;
  const nearest = () => clampPage(slider.scrollLeft / slider.clientWidth);

  function halt() {
    stopGlide?.();
    stopGlide = undefined;
  }

  function jump() {
    halt();
    width = slider.clientWidth;
    slider.scrollTo({ left: positionOf(store.getState().page), behavior: 'instant' });
    showProgress();
  }

  function glide() {
    halt();
    const { page } = store.getState();
    const arrive = () => store.setState({ motion: 'resting' });
    if (reducedMotion() || isAt(page)) {
      jump();
      arrive();
    } else {
      stopGlide = glideTo(slider, positionOf(page), releaseVelocity, arrive);
    }
  }

  function showProgress() {
    onProgress(slider.scrollLeft / Math.max(slider.clientWidth * (pageCount - 1), 1));
  }

  function handleScroll() {
    showProgress();
    clearTimeout(pause);
    if (!('onscrollend' in window)) settleSoon();
    // A resize scrolls as well; the observer below brings the page back.
    if (slider.clientWidth !== width) return;
    const { motion, page } = store.getState();
    if (motion === 'gliding') return;
    if (motion === 'resting' && isAt(page)) return;
    store.setState({ page: nearest(), motion: motion === 'dragging' ? 'dragging' : 'scrolling' });
  }

  function settle() {
    const { motion } = store.getState();
    if (motion === 'dragging' || stopGlide || slider.clientWidth !== width) return;
    // A glide that a finger has stopped goes on to the page that is nearest now.
    if (motion === 'gliding' && !isAt(nearest())) {
      store.setState({ page: nearest() });
      glide();
    } else store.setState({ page: nearest(), motion: 'resting' });
  }

  function settleSoon() {
    clearTimeout(pause);
    pause = setTimeout(settle, scrollPause);
  }

  const unsubscribe = store.subscribe((state, previous) => {
    const turned = state.page !== previous.page;
    if (state.motion === 'gliding' && (turned || previous.motion !== 'gliding')) glide();
    else if (state.motion !== 'gliding') halt();
    if (state.motion === 'resting' && !isAt(state.page)) jump();
  });
  const observer = new ResizeObserver(jump);
  observer.observe(slider);
  slider.addEventListener('scroll', handleScroll, { passive: true });
  slider.addEventListener('scrollend', settle);
  // A finger catches the slider where it is; the browser's scrolling takes over, or nothing comes.
  slider.addEventListener('touchstart', halt, { passive: true });
  slider.addEventListener('touchend', settleSoon, { passive: true });
  store.setState({ motion: 'resting' });
  jump();

  return {
    release(page, velocity) {
      releaseVelocity = velocity;
      store.setState({ page, motion: 'gliding' });
      releaseVelocity = 0;
    },
    hold: halt,
    settle,
    destroy() {
      clearTimeout(pause);
      halt();
      unsubscribe();
      observer.disconnect();
      slider.removeEventListener('scroll', handleScroll);
      slider.removeEventListener('scrollend', settle);
      slider.removeEventListener('touchstart', halt);
      slider.removeEventListener('touchend', settleSoon);
    },
  };
}
