import { useState } from 'react';
import { replaceOverlay } from '#src/state/overlay.ts';
import { useSite, useSiteStore } from '#src/state/site-store.ts';
import { pictureIndex } from './picture-index.ts';

/** Which of `count` pictures the viewer shows, and how it turns to others. There is no way round the ends. */
export function usePictureTurns(count: number) {
  const store = useSiteStore();
  const overlay = useSite((state) => state.overlay);
  const open = overlay?.kind === 'viewer';
  // The overlay is gone at once; its last picture stays while the viewer fades.
  const [lastIndex, setLastIndex] = useState(0);
  const index = open ? pictureIndex(overlay.index, count) : lastIndex;
  if (index !== lastIndex) setLastIndex(index);

  function turnTo(wanted: number) {
    if (store.getState().overlay?.kind !== 'viewer') return;
    const target = pictureIndex(wanted, count);
    if (target !== index) replaceOverlay(store, { kind: 'viewer', index: target });
  }

  return { open, index, turnTo };
}
