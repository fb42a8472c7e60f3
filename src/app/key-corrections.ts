import { isOfSite } from '#src/lib/dom.ts';

/** A held Enter clicks once: its repetitions would press whatever has received the focus. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (!isOfSite(event)) return;
  if (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/**
 * Scrolls the whole element that Tab reaches into view: Chromium stops at a part of it
 * (whatwg/html#6694, open; seen in 156), and Radix focuses without scrolling.
 */
export function scrollToFocused() {
  // Back from another tab by Ctrl+Tab, a page hears the end of a key whose beginning it did not.
  let isPressedHere = false;
  window.addEventListener('keydown', ({ key, ctrlKey, altKey, metaKey }) => {
    if (key === 'Tab') isPressedHere = !ctrlKey && !altKey && !metaKey;
  });
  window.addEventListener('blur', () => {
    isPressedHere = false;
  });
  window.addEventListener('keyup', (event) => {
    const { key, target } = event;
    if (key !== 'Tab' || !isPressedHere) return;
    isPressedHere = false;
    if (!(target instanceof Element) || target === document.body || !isOfSite(event)) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
