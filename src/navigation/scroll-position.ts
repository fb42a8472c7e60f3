import { browserHistory } from '#src/lib/browser-history.ts';
import { isEntry } from './place.ts';

/** ms without a scroll event that end a scroll. */
const scrollPause = 150;

/**
 * Saves the scroll position in the history entry. Browsers restore it themselves, but no further
 * than the page reaches at that moment: a body still loading is too short.
 */
export function saveScrollPosition() {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    // The store may be ahead: it drops a modal that closes before the history has gone back.
    const entry = browserHistory.state();
    if (!isEntry(entry)) return;
    browserHistory.write({
      method: 'replaceState',
      state: { ...entry, scrolled: Math.round(scrollY) },
    });
  };
  const handleScroll = () => {
    clearTimeout(pause);
    pause = setTimeout(save, scrollPause);
  };
  window.addEventListener('scroll', handleScroll, { passive: true });
}

/**
 * Returns a function to call when a late body has come: it restores the scroll position, unless the
 * visitor has scrolled meanwhile.
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
