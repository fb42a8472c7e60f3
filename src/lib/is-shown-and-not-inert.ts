/** Inert are the slides that are not shown, and the home screen behind the lock or a page. */
export function isShownAndNotInert(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[inert]');
}
