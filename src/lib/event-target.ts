/**
 * Whether an event happens on the site. Other programs, such as translators and assistants, put
 * elements beside `#root`: what a visitor types, presses and scrolls there is theirs.
 */
export function isOfSite({ target }: Event): boolean {
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
