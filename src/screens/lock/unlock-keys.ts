const unlockingKeys = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  ' ',
  'Enter',
]);

type UnlockKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key unlocks: an arrow, PageUp, PageDown, Space or Enter, without a modifier. */
export function isUnlockKey({ key, ctrlKey, metaKey, altKey, shiftKey }: UnlockKey): boolean {
  return unlockingKeys.has(key) && !(ctrlKey || metaKey || altKey || shiftKey);
}
