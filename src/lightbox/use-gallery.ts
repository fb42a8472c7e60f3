import { useState } from 'react';
import type { Picture } from '#src/content/types.ts';
import { clamp } from '#src/gestures/rubber-band.ts';
import { replaceOverlay } from '#src/navigation/overlay.ts';
import { useVisit, useVisitStore } from '#src/navigation/visit-store.ts';
import { thumbnailOf } from './flight.ts';
import { createGalleryMotion, type GalleryMotion } from './gallery-motion.ts';

/** The pictures of the lightbox, which one it shows, and how they move. */
export interface Gallery {
  pictures: readonly Picture[];
  index: number;
  motion: GalleryMotion;
  turnTo: (index: number) => void;
  /** @param step how many pictures on, negative for back; there is no way round the ends */
  turnBy: (step: number) => void;
}

export function useGallery(pictures: readonly Picture[]): Gallery {
  const store = useVisitStore();
  const overlay = useVisit((visit) => visit.overlay);
  // The history may hold an index from before the gallery had fewer pictures.
  const range = { min: 0, max: pictures.length - 1 };
  const [lastIndex, setLastIndex] = useState(0);
  // The overlay is gone at once; its last picture stays while the lightbox closes.
  const index = overlay?.kind === 'lightbox' ? clamp(overlay.index, range) : lastIndex;
  if (index !== lastIndex) setLastIndex(index);

  const [motion] = useState(() =>
    createGalleryMotion({
      index,
      thumbnail: (slide) => thumbnailOf(store, slide),
      start: () => store.flight?.(),
    }),
  );

  function turnTo(wanted: number) {
    const { overlay: current } = store.getState();
    const next = clamp(wanted, range);
    if (current?.kind === 'lightbox' && next !== current.index) {
      replaceOverlay(store, { kind: 'lightbox', index: next });
    }
  }

  function turnBy(step: number) {
    const { overlay: current } = store.getState();
    if (current?.kind === 'lightbox') turnTo(clamp(current.index, range) + step);
  }

  return { pictures, index, motion, turnTo, turnBy };
}
