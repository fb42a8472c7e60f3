/** Elements that handle keys themselves. */
const keyHandlers = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Whether a key is pressed in a field or a dialog. */
export function isKeyInFieldOrDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest(keyHandlers) !== null;
}
