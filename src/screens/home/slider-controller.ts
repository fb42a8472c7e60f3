import { clampPage } from '#src/config/paths.ts';
import type { SiteStore } from '#src/state/site-store.ts';
import { reducedMotion } from '#src/ui/reduced-motion.ts';

/** Scroll positions may miss a page's edge by this many px: browsers round to device pixels. */
const tolerance = 1;

/** Safari before 26.2 has no `scrollend`; a scroll that pauses this long, in ms, has ended. */
const scrollPause = 150;

/**
 * Keeps the slider's scroll position and the store together: where the visitor scrolls, the page
 * follows; where the store names a page, the slider glides there, or jumps while it rests.
 * Returns what undoes it.
 */
export function controlSlider(slider: HTMLElement, store: SiteStore): () => void {
  let width = slider.clientWidth;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const positionOf = (page: number) => page * slider.clientWidth;
  const isAt = (page: number) => Math.abs(slider.scrollLeft - positionOf(page)) <= tolerance;
  const nearest = () => clampPage(slider.scrollLeft / slider.clientWidth);

  function jump() {
    width = slider.clientWidth;
    slider.scrollTo({ left: positionOf(store.getState().page), behavior: 'instant' });
  }

  function glide() {
    const { page } = store.getState();
    if (isAt(page)) store.setState({ motion: 'resting' });
    else {
      const behavior = reducedMotion() ? 'instant' : 'smooth';
      slider.scrollTo({ left: positionOf(page), behavior });
    }
  }

  function handleScroll() {
    clearTimeout(pause);
    if (!('onscrollend' in window)) pause = setTimeout(settle, scrollPause);
    // A resize scrolls as well; the observer below brings the page back.
    if (slider.clientWidth !== width) return;
    const { motion, page } = store.getState();
    if (motion === 'gliding') return;
    if (motion === 'resting' && isAt(page)) return;
    store.setState({ page: nearest(), motion: motion === 'dragging' ? 'dragging' : 'scrolling' });
  }

  function settle() {
    const { motion, page } = store.getState();
    if (motion === 'dragging' || slider.clientWidth !== width) return;
    // A glide that a finger has stopped goes on to the page that is nearest now.
    if (motion === 'gliding' && !isAt(page) && !isAt(nearest())) {
      store.setState({ page: nearest() });
      glide();
    } else store.setState({ page: nearest(), motion: 'resting' });
  }

  const unsubscribe = store.subscribe((state, previous) => {
    const turned = state.page !== previous.page;
    if (state.motion === 'gliding' && (turned || previous.motion !== 'gliding')) glide();
    else if (state.motion === 'resting' && !isAt(state.page)) jump();
  });
  const observer = new ResizeObserver(jump);
  observer.observe(slider);
  slider.addEventListener('scroll', handleScroll, { passive: true });
  slider.addEventListener('scrollend', settle);
  store.setState({ motion: 'resting' });
  jump();

  return () => {
    clearTimeout(pause);
    unsubscribe();
    observer.disconnect();
    slider.removeEventListener('scroll', handleScroll);
    slider.removeEventListener('scrollend', settle);
  };
}
