/** A held Enter clicks once: its repetitions would press whatever has received the focus. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/**
 * Scrolls the whole element that Tab reaches into view: Chromium stops at a part of it
 * (whatwg/html#6694, open; seen in 156), and Radix focuses without scrolling.
 */
export function scrollToFocused({ key, target }: KeyboardEvent) {
  if (key !== 'Tab' || !(target instanceof Element) || target === document.body) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
