import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { PageIndex } from '#src/content/pages.ts';
import type { Overlay } from './history-entry.ts';
import { homeAt } from './routes.ts';

/**
 * How the slider moves: not at all, by the browser's own scrolling, under a finger that caught it, under
 * a mouse drag, or towards a page by itself. The browser snaps in the first two only.
 */
export type SliderPhase = 'resting' | 'scrolling' | 'held' | 'dragging' | 'gliding';

/** The state of a visit, beyond its address. */
export interface Visit {
  page: PageIndex;
  /** Written by the slider alone (`screens/home/slider-motion.ts`). */
  slider: SliderPhase;
  overlay: Overlay | undefined;
  /** The overlay could not be loaded or shown, so the screen below stays usable. */
  overlayFailed: boolean;
  /** The address came by Back or Forward, not by a link. */
  traversed: boolean;
  /** Address of the app that opened last: its tile and its page are one element in a transition. */
  app: string | undefined;
  /** Target of a screen transition that has not begun yet. */
  pending: string | undefined;
  /** Shortcuts of a single character work. Speech input may press them by chance (WCAG 2.1.4). */
  singleKeys: boolean;
}

/** One store per visit. It also holds the elements that may receive the focus. */
export interface VisitStore extends StoreApi<Visit> {
  /** The controls on screen that open an overlay, by `overlayKey`. */
  openers: Map<string, HTMLElement>;
  /** The headings on screen at which reading goes on after a change of screen. */
  headings: Set<HTMLElement>;
  /** Called whenever another screen has been rendered, before it is painted. */
  rendered: Set<() => void>;
}

/** Creates the store from the address, so that the prerendered page and the first render agree. */
export function createVisitStore(path: string): VisitStore {
  const home = homeAt(path);
  const store = createStore<Visit>(() => ({
    page: home?.page ?? 0,
    slider: 'resting',
    overlay: home?.above === 'form' ? { kind: 'form' } : undefined,
    overlayFailed: false,
    traversed: false,
    app: undefined,
    pending: undefined,
    singleKeys: true,
  }));
  return Object.assign(store, {
    openers: new Map<string, HTMLElement>(),
    headings: new Set<HTMLElement>(),
    rendered: new Set<() => void>(),
  });
}

const VisitContext = createContext<VisitStore | undefined>(undefined);

export const VisitProvider = VisitContext.Provider;

/** The visit's store itself, for event handlers and subscriptions. */
export function useVisitStore(): VisitStore {
  const store = useContext(VisitContext);
  if (!store) throw new Error('useVisitStore must be used within a VisitProvider.');
  return store;
}

/** A value of the visit's state; the component renders again when it changes. */
export function useVisit<T>(select: (visit: Visit) => T): T {
  return useStore(useVisitStore(), select);
}

/** Whether an overlay lies over the screen and takes its gestures and keys. */
export function isCovered({ overlay, overlayFailed }: Visit): boolean {
  return overlay !== undefined && !overlayFailed;
}
