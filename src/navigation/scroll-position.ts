import { currentEntry, writeEntry } from './history-entry.ts';

/** ms without a scroll event after which a page rests. */
const scrollPause = 150;

/**
 * Keeps how far a page is scrolled in its history entry. Browsers restore it themselves, but only as far as the page
 * reaches at that moment: one whose body is loaded again after a reload is too short then.
 */
export function followScroll() {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    writeEntry('replaceState', { ...currentEntry(), scrolled: Math.round(scrollY) });
  };
  const handleScroll = () => {
    clearTimeout(pause);
    pause = setTimeout(save, scrollPause);
  };
  window.addEventListener('scroll', handleScroll, { passive: true });
}

/**
 * Call it while a page that Back or Forward led to is still too short. The returned function scrolls to where the page was,
 * unless the visitor has scrolled meanwhile.
 */
export function rememberScroll(): () => void {
  const { scrolled } = currentEntry();
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
