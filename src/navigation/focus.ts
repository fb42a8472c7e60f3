import { decodeAddress } from '#src/lib/decode-address.ts';
import { isShownAndReachable } from '#src/lib/dom.ts';

/** ms until Orca 43.1 accepts a new focus after the removal of the focused element. */
const delay = 150;

/**
 * After a pause (`delay`) or at the next key, focuses the element that `find` returns, unless the
 * visitor has moved the focus. Returns a cleanup function.
 * @param scrolls whether to scroll the element into view
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
  // A key press moves the focus immediately, so that the key acts on the new element.
  window.addEventListener('keydown', focus, { capture: true, signal });
  return () => waiting.abort();
}

/** Headings of `components/text-parts.tsx` and `screens/home/slide-parts.tsx`. */
const headings = ':is(h1, h2)[tabindex="-1"]';

export function isScreenHeading(element: Element | null): boolean {
  return element?.matches(headings) ?? false;
}

/** Returns the visible heading. If a page covers the home screen, returns the page's heading. */
export function currentHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(headings)].findLast(isShownAndReachable);
}

/** Scrolls to and focuses the section of a hash. If there is no section, scrolls to the top. */
export function scrollToSection(hash: string) {
  const section = sectionAt(hash);
  if (!section) return window.scrollTo(0, 0);
  section.scrollIntoView();
  section.tabIndex = -1;
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  section.focus({ preventScroll: true });
}

function sectionAt(hash: string): HTMLElement | undefined {
  const element = document.getElementById(decodeAddress(hash.slice(1)));
  return element?.closest('main') ? element : undefined;
}
