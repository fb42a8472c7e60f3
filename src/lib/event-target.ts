/**
 * Whether an event happens on the site. Other programs, such as translators and assistants, put
 * elements beside `#root`: what a visitor types, presses and scrolls there is theirs.
 */
export function isOfSite({ target }: Pick<Event, 'target'>): boolean {
  if (!(target instanceof Element)) return true;
  if (target === document.body || target === document.documentElement) return true;
  // Radix's guards bring the focus back into a dialog.
  return target.closest('#root, [data-radix-focus-guard]') !== null;
}

/** Elements that handle keys themselves. */
const keyHandlers = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Whether a key is pressed in a field or a dialog. */
export function isKeyInFieldOrDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest(keyHandlers) !== null;
}
