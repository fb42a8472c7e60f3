import { browserHistory, type SiteHistory } from '#src/lib/browser-history.ts';
import { isEntry } from './place.ts';

/**
 * Saves the scroll position in the current history entry. Browsers restore scroll positions too
 * early, because a page is too short until its lazy body has loaded
 * (majido.github.io/scroll-restoration-proposal).
 */
export function saveScrollPosition(siteHistory: SiteHistory) {
  const entry = siteHistory.state();
  if (!isEntry(entry)) return;
  const scrolled = Math.round(siteHistory.scrollY());
  siteHistory.write({ method: 'replaceState', state: { ...entry, scrolled } });
}

/**
 * Returns a function to call when a lazy body has loaded. The function restores the scroll
 * position, unless the visitor may have scrolled in the meantime.
 */
export function scrollRestorer(): () => void {
  const state = browserHistory.state();
  const scrolled = isEntry(state) && state.scrolled;
  const listening = new AbortController();
  for (const type of ['wheel', 'touchmove', 'keydown', 'mousedown']) {
    const options = { passive: true, signal: listening.signal };
    window.addEventListener(type, () => listening.abort(), options);
  }
  return () => {
    if (scrolled && !listening.signal.aborted) window.scrollTo(0, scrolled);
    listening.abort();
  };
}
