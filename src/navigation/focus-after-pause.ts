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
