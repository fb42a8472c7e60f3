import type { StateCreator } from 'zustand';

/** A dialog over a screen; the lightbox shows the picture at `index`. */
export type Modal = { kind: 'form' | 'help' } | { kind: 'lightbox'; index: number };

/** Where the visitor is, as address and history entry together say. */
export interface Place {
  /** In the site's own spelling. */
  path: string;
  /** The address from its `#` on, which names a section; '' without one. */
  hash: string;
  /** Of the home screen, also below a page, whose path does not name it. */
  slide: number;
  modal: Modal | undefined;
  /** Number of the site's entries before this one; 0 on a page opened directly. */
  entryIndex: number;
  /** `entryIndex` at which the visitor entered this path: Schließen goes to the entry before it. */
  entered: number;
}

/** The visitor's place, which `navigation/navigate.ts` mirrors in the history. */
export interface PlaceSlice extends Place {
  /** How the visitor came to the path: by loading it, by a link, or by Back or Forward. */
  arrival: 'load' | 'link' | 'traversal';
  /** When the home screen first became visible, or the lock last opened, ms (`performance.now`). */
  homeSeen: number;
}

type PlaceSliceCreator = StateCreator<PlaceSlice>;

export function createPlaceSlice(place: Place): PlaceSliceCreator {
  return () => ({ ...place, arrival: 'load', homeSeen: performance.now() });
}

export function isModalOpen({ modal }: Place): boolean {
  return modal !== undefined;
}
