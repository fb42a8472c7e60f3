/**
 * Out of reach are the slides that are not shown, hidden from screen readers, and what is inert: the
 * home screen behind the lock or a page.
 */
export function isShownAndReachable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[inert], [aria-hidden="true"]');
}
