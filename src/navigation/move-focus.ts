/**
 * ms: Orca 43.1 follows silently when it learns that the focused element is gone, and then ignores
 * the focus event (`tests/heard/orca.test.ts`). No event tells when it has learned that; only where
 * it is very busy it needs longer.
 */
const delay = 150;

/**
 * Focuses what `find` returns after the element that had the focus has gone, unless the visitor
 * moves the focus first. Returns a cleanup function.
 */
export function moveFocus(find: () => HTMLElement | undefined, scrolls = false): () => void {
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
  // A key that comes before goes on from there.
  window.addEventListener('keydown', focus, { capture: true, signal });
  return () => waiting.abort();
}
