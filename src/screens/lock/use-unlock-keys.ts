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

/** Unlocks by any arrow key, PageUp, PageDown, Space and Enter, without a modifier. */
export function useUnlockKeys(unlock: (duration: number) => void) {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!unlockingKeys.has(event.key)) return;
      event.preventDefault();
      unlock(lockFade);
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [unlock]);
}
