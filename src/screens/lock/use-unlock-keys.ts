import { useEffect } from 'react';
import { lockFade } from '#src/config/specification.ts';

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

/** Unlocks by a key, wherever the focus is. */
export function useUnlockKeys(unlock: (duration: number) => void) {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isUnlockKey(event)) return;
      event.preventDefault();
      unlock(lockFade);
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [unlock]);
}
