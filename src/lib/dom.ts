/**
 * Whether an event happens on the site. Other programs, such as translators and assistants, put
 * elements beside `#root`: what a visitor types, presses and scrolls there is theirs.
 */
export function isOfSite({ target }: Pick<Event, 'target'>): boolean {
  if (!(target instanceof Element)) return true;
  if (target === document.body || target === document.documentElement) return true;
  return target.closest('#root') !== null;
}

/** Elements that handle keys themselves. */
const keyHandlers = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Whether a key is pressed in a field or a dialog. */
export function isKeyInFieldOrDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest(keyHandlers) !== null;
}

/** Whether the centre of a box is inside the window. */
export function isInViewport(box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): boolean {
  const { left, top, width, height } = box;
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

/**
 * Out of reach are the slides that are not shown, hidden from screen readers, and what is inert: the
 * home screen behind the lock or a page.
 */
export function isShownAndReachable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[inert], [aria-hidden="true"]');
}
