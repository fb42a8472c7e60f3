import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Overlay } from './history-entry.ts';
import { homeAt } from './routes.ts';

/**
 * How the slider moves: at rest, by native scrolling, caught by a finger, dragged by the mouse, or
 * gliding to a page. The browser snaps in the first two phases only.
 */
export type SliderPhase = 'resting' | 'scrolling' | 'held' | 'dragging' | 'gliding';

/** A page's transition over the home screen, or after another page. */
export interface PageMotion {
  path: string;
  /** Of the home screen behind. */
  homePath?: string;
  phase: 'opening' | 'closing' | 'following';
  /** Scroll position of the page, px. */
  scrolled: number;
}

export interface Visit {
  page: number;
  /** Set by `screens/home/slider-motion.ts` only. */
  slider: SliderPhase;
  overlay: Overlay | undefined;
  /** By Back or Forward, not by a link. */
  traversed: boolean;
  path: string;
  motion: PageMotion | undefined;
}

export interface VisitStore extends StoreApi<Visit> {
  /** Controls that open an overlay, by its kind, and icons that open a page, by its address. */
  openers: Map<string, HTMLElement>;
  /** The prerendered slider, which may have been scrolled before hydration. */
  servedSlider?: HTMLElement | null;
  /** When the home screen first became visible, or the lock last opened, ms (`performance.now`). */
  homeSeen: number;
}

/** Derives from the address, so that prerendered page and first render agree. */
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

export function isOverlayOpen({ overlay }: Visit): boolean {
  return overlay !== undefined;
}
