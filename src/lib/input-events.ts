type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Whether Alt, Ctrl or Meta is pressed, as in browser shortcuts. Shift does not count: many
 * characters need it.
 */
export function hasModifier({ altKey, ctrlKey, metaKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey;
}

/** Whether a click comes from a key or a script. `detail` counts the clicks of a pointer. */
export function isKeyboardClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail === 0;
}
