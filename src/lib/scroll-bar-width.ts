/** Width of the page's scroll bar, px, also while a dialog hides it. */
export function scrollBarWidth(): number {
  const removed = getComputedStyle(document.body).getPropertyValue(
    '--removed-body-scroll-bar-size',
  );
  return innerWidth - document.documentElement.clientWidth + (Number.parseFloat(removed) || 0);
}
