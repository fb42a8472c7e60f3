import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Overlay } from './history-entry.ts';
import { homeAt } from './routes.ts';

/**
 * How the slider moves: not at all, by the browser's own scrolling, under a finger that caught it, under
 * a mouse drag, or towards a page by itself. The browser snaps in the first two only.
 */
export type SliderPhase = 'resting' | 'scrolling' | 'held' | 'dragging' | 'gliding';

/** A page that comes over the home screen, goes back to it, or follows another page. */
export interface PageMotion {
  path: string;
  /** Of the home screen behind it. */
  homePath?: string;
  phase: 'opening' | 'closing' | 'following';
  /** How far the page was scrolled, px. */
  scrolled: number;
}

export interface Visit {
  page: number;
  /** Written by the slider alone (`screens/home/slider-motion.ts`). */
  slider: SliderPhase;
  overlay: Overlay | undefined;
  /** By Back or Forward, not by a link. */
  traversed: boolean;
  path: string;
  motion: PageMotion | undefined;
}

/** One store per visit. */
export interface VisitStore extends StoreApi<Visit> {
  /** The controls on screen that open an overlay, by its kind, and the icons that open a page, by its address. */
  openers: Map<string, HTMLElement>;
  /** The slider of the page that was served: it may have been scrolled before the script came. */
  servedSlider?: HTMLElement | null;
  /** When the home screen could first be seen, or the lock was last opened, in ms since the page was. */
  homeSeen: number;
}

/** Creates the store from the address, so that the prerendered page and the first render agree. */
export function createVisitStore(path: string): VisitStore {
  const home = homeAt(path);
  const store = createStore<Visit>(() => ({
    page: home?.page ?? 0,
    slider: 'resting',
    overlay: home?.above === 'form' ? { kind: 'form' } : undefined,
    traversed: false,
    path,
    motion: undefined,
  }));
  return Object.assign(store, {
    openers: new Map<string, HTMLElement>(),
    homeSeen: performance.now(),
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

/** Whether an overlay lies over the screen and takes its gestures and keys. */
export function isOverlayOpen({ overlay }: Visit): boolean {
  return overlay !== undefined;
}
