import { isShownAndReachable } from '#src/lib/dom.ts';

/**
 * ms that Orca 43.1 needs to notice that the focused element is gone. It ignores a focus event that
 * comes earlier, and no event reports that it has noticed: of ten forms that were closed it named the
 * opener ten times with the pause, and once without (Firefox ESR 153, 2026-11).
 */
const delay = 150;

/**
 * Focuses what `find` returns after the element that had the focus has gone, unless the visitor
 * moves the focus first. Returns a cleanup function.
 */
export function focusAfterPause(find: () => HTMLElement | undefined, scrolls = false): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const before = document.activeElement;
  const focus = () => {
    const { activeElement, body } = document;
    const isMoved = activeElement !== before && activeElement !== body;
    if (!signal.aborted && !isMoved) find()?.focus({ preventScroll: !scrolls });
    waiting.abort();
  };
  setTimeout(focus, delay);
  // A key pressed earlier moves the focus at once, and acts from there.
  window.addEventListener('keydown', focus, { capture: true, signal });
  return () => waiting.abort();
}

/** Selects what `ui/text-parts.tsx` and `screens/home/slide-parts.tsx` render. */
const headings = ':is(h1, h2)[tabindex="-1"]';

export function isScreenHeading(element: Element | null): boolean {
  return element?.matches(headings) ?? false;
}

/** Returns the visible heading: a page's, while one covers the home screen. */
export function currentHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(headings)].findLast(isShownAndReachable);
}

/** Scrolls to the section that a hash names, and moves the focus there; to the top without one. */
export function scrollToSection(hash: string) {
  const section = sectionAt(hash);
  if (!section) return window.scrollTo(0, 0);
  section.scrollIntoView();
  section.tabIndex = -1;
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  section.focus({ preventScroll: true });
}

function sectionAt(hash: string): HTMLElement | undefined {
  try {
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    return element?.closest('main') ? element : undefined;
  } catch {
    // A malformed escape.
    return undefined;
  }
}
