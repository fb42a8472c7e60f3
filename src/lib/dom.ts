/** False for events in the elements that browser extensions add next to `#root`. */
export function isSiteEvent({ target }: Pick<Event, 'target'>): boolean {
  if (!(target instanceof Element)) return true;
  if (target === document.body || target === document.documentElement) return true;
  return target.closest('#root') !== null;
}

/** Elements that handle keys themselves. */
const elementsWithKeys = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Whether a key is pressed in a field or a dialog. */
export function isKeyInFieldOrDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest(elementsWithKeys) !== null;
}

/** Whether the centre of a box is inside the viewport. @param box in viewport coordinates, px */
export function isCentreInViewport(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): boolean {
  const { left, top, width, height } = box;
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

/** False inside an `aria-hidden` slide and inside an inert home screen. */
export function isShownAndReachable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[inert], [aria-hidden="true"]');
}
