import { clampPage } from '#src/config/paths.ts';
import type { SiteStore } from '#src/state/site-store.ts';

/**
 * Lets a finger reach the neighbours of its page only. `scroll-snap-stop` alone does not: the first
 * movement of a hard flick may already lie beyond the neighbour, and the browser snaps onwards from
 * there. Returns what undoes it.
 */
export function limitSwipes(slider: HTMLElement, store: SiteStore): () => void {
  const pages = [...slider.querySelectorAll<HTMLElement>('[data-page]')];

  function limit() {
    const start = clampPage(slider.scrollLeft / slider.clientWidth);
    for (const [index, page] of pages.entries()) {
      page.style.scrollSnapAlign = Math.abs(index - start) > 1 ? 'none' : '';
    }
  }

  function free() {
    for (const page of pages) page.style.scrollSnapAlign = '';
  }

  const unsubscribe = store.subscribe(({ motion }) => {
    if (motion !== 'scrolling') free();
  });
  slider.addEventListener('touchstart', limit, { passive: true });
  return () => {
    unsubscribe();
    free();
    slider.removeEventListener('touchstart', limit);
  };
}
