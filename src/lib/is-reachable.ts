/** Rendered and not inert, as the slider's other slides and a locked home screen are. */
export function isReachable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[inert]');
}
