export function followKeyboard() {
  window.addEventListener('keydown', pressOnce, { capture: true });
  window.addEventListener('keyup', showFocused);
}

/**
 * Lets a held Enter press once: what it opens takes the focus, and a repetition would press what is there. Texts still get
 * their lines.
 */
function pressOnce(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/**
 * Shows the whole of what Tab has reached: Chromium is content with a part (whatwg/html#6694, open; seen in 156), and
 * Radix focuses without scrolling.
 */
function showFocused({ key, target }: KeyboardEvent) {
  if (key !== 'Tab' || !(target instanceof Element) || target === document.body) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
