import { useMemo, useState } from 'react';
import { replaceOverlay } from '#src/navigation/overlay.ts';
import { useVisit, useVisitStore, type VisitStore } from '#src/navigation/visit-store.ts';
import { pictureIndex } from './picture-index.ts';

/** Turns the viewer to others of its pictures. There is no way round the ends. */
export interface PictureTurns {
  turnTo(index: number): void;
  /** @param step how many pictures on, negative for back */
  turnBy(step: number): void;
}

function createTurns(store: VisitStore, count: number): PictureTurns {
  const current = () => {
    const { overlay } = store.getState();
    return overlay?.kind === 'lightbox' ? pictureIndex(overlay.index, count) : undefined;
  };

  function turnTo(wanted: number) {
    const index = current();
    const target = pictureIndex(wanted, count);
    if (index === undefined || index === target) return;
    replaceOverlay(store, { kind: 'lightbox', index: target });
  }

  return { turnTo, turnBy: (step) => turnTo((current() ?? 0) + step) };
}

/** Turns between `count` pictures; renders nothing by itself. */
export function usePictureTurns(count: number): PictureTurns {
  const store = useVisitStore();
  return useMemo(() => createTurns(store, count), [store, count]);
}

/** Which of `count` pictures the viewer shows. */
export function usePictureIndex(count: number): number {
  const overlay = useVisit((state) => state.overlay);
  // The overlay is gone at once; its last picture stays while the viewer fades.
  const [lastIndex, setLastIndex] = useState(0);
  const index = overlay?.kind === 'lightbox' ? pictureIndex(overlay.index, count) : lastIndex;
  if (index !== lastIndex) setLastIndex(index);
  return index;
}
