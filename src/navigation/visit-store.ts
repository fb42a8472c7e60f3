import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { type Modal, type Place, placeAt } from './place-and-entry.ts';

/**
 * How the slider moves: at rest, by native scrolling, caught by a finger, dragged by the mouse, or
 * gliding to a slide. The browser snaps in the first two phases only.
 */
export type SliderPhase = 'resting' | 'scrolling' | 'held' | 'dragging' | 'gliding';

/** A page's transition over the home screen, or after another page. */
export interface PageMotion {
  path: string;
  /** The path of the home screen behind it. */
  homePath?: string;
  phase: 'opening' | 'closing' | 'replacing';
  /** Scroll position of the page, px. */
  scrolled: number;
}

/** The visitor's place, which `navigate.ts` mirrors in the history, and what is moving. */
export interface Visit extends Place {
  /** How the visitor came to the path: by loading it, by a link, or by Back or Forward. */
  arrival: 'load' | 'link' | 'traversal';
  /** Set by `screens/home/slider-motion.ts` only. */
  slider: SliderPhase;
  motion: PageMotion | undefined;
}

export interface VisitStore extends StoreApi<Visit> {
  /** The control that opened the modal. */
  opener?: HTMLElement | undefined;
  /** The controls that get the focus if an address or Forward has opened the modal, by its kind. */
  openers: Map<Modal['kind'], HTMLElement>;
  /** Icons from which pages open, by the page's path. */
  icons: Map<string, HTMLElement>;
  /** The prerendered slider, which may have been scrolled before hydration. */
  servedSlider?: HTMLElement | null;
  /** When the home screen first became visible, or the lock last opened, ms (`performance.now`). */
  homeSeen: number;
  /** When a wheel last unlocked or turned something, ms (`Event.timeStamp`). */
  wheelStep: { time: number };
}

/** Begins with the address alone, so that the first render equals the prerendered page. */
export function createVisitStore(pathname: string, hash = ''): VisitStore {
  const store = createStore<Visit>(() => ({
    ...placeAt({ pathname, hash }, undefined),
    arrival: 'load',
    slider: 'resting',
    motion: undefined,
  }));
  return Object.assign(store, {
    openers: new Map(),
    icons: new Map(),
    homeSeen: performance.now(),
    wheelStep: { time: Number.NEGATIVE_INFINITY },
  });
}

const VisitContext = createContext<VisitStore | undefined>(undefined);

export const VisitProvider = VisitContext.Provider;

export function useVisitStore(): VisitStore {
  const store = useContext(VisitContext);
  if (!store) throw new Error('useVisitStore must be used within a VisitProvider.');
  return store;
}

export function useVisit<T>(select: (visit: Visit) => T): T {
  return useStore(useVisitStore(), select);
}

export function isModalOpen({ modal }: Place): boolean {
  return modal !== undefined;
}
