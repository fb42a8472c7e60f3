/** Makes up for two habits that browsers have with a keyboard. */
export function followKeyboard() {
  window.addEventListener('keydown', pressOnce, { capture: true });
  window.addEventListener('keyup', showFocused);
}

/**
 * Lets Enter press once, however long it is held: browsers press again with every repetition, and what a
 * press opens takes the focus, so the next one would press what is there. Texts still get their lines.
 */
function pressOnce(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/**
 * Shows the whole of what Tab has reached: Chromium is content with a part of it, and where Tab goes round
 * a dialog, Radix focuses without scrolling.
 */
function showFocused({ key, target }: KeyboardEvent) {
  if (key !== 'Tab' || !(target instanceof Element) || target === document.body) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
