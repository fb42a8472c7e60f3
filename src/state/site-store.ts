import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { homePlace, type PageIndex } from '#src/config/paths.ts';

/** What lies over a screen: the contact form, or the viewer at a picture. */
export type Overlay = { kind: 'contact' } | { kind: 'viewer'; index: number };

/**
 * How the slider moves: not at all, by the browser's own scrolling, under a mouse drag, or
 * towards a page that it was told to show. Snapping is off in the last two.
 */
export type Motion = 'resting' | 'scrolling' | 'dragging' | 'gliding';

export interface SiteState {
  page: PageIndex;
  motion: Motion;
  overlay: Overlay | undefined;
  /** The address came by Back or Forward, not by a link. */
  traversed: boolean;
  /** Address of the app that opened last: its tile and its page share an element while one becomes the other. */
  app: string | undefined;
}

export type SiteStore = StoreApi<SiteState>;

/** One store per visit: made from the address, so that the prerendered page and the first render agree. */
export function createSiteStore(path: string): SiteStore {
  const place = homePlace(path);
  return createStore<SiteState>(() => ({
    page: place?.page ?? 0,
    motion: 'resting',
    overlay: place?.form ? { kind: 'contact' } : undefined,
    traversed: false,
    app: undefined,
  }));
}

const SiteStoreContext = createContext<SiteStore | undefined>(undefined);

export const SiteStoreProvider = SiteStoreContext.Provider;

/** The visit's store itself, for event handlers and subscriptions. */
export function useSiteStore(): SiteStore {
  const store = useContext(SiteStoreContext);
  if (!store) throw new Error('useSiteStore must be used within a SiteStoreProvider.');
  return store;
}

/** A value of the visit's state; the component renders again when it changes. */
export function useSite<T>(select: (state: SiteState) => T): T {
  return useStore(useSiteStore(), select);
}

/** Turns the slider to `page`: it glides there, while the top bar, the dots and the address know at once. */
export function turnTo(store: SiteStore, page: PageIndex) {
  store.setState({ page, motion: 'gliding' });
}
