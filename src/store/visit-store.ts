import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { createDraftSlice, type DraftSlice } from './draft-slice.ts';
import { createMotionSlice, type MotionSlice } from './motion-slice.ts';
import { createNotificationSlice, type NotificationSlice } from './notification-slice.ts';
import { createPlaceSlice, type Place, type PlaceSlice } from './place-slice.ts';

/** The state of a visit: where the visitor is, what moves, and what was written, said and set. */
export interface Visit extends PlaceSlice, MotionSlice, DraftSlice, NotificationSlice {
  /** Single-character shortcuts can be turned off: speech input triggers them (WCAG 2.1.4). */
  singleKeys: boolean;
}

export type VisitStore = StoreApi<Visit>;

/**
 * Creates the store of one app; each prerendered page has its own.
 * @param place of the address alone, so that the first render equals the prerendered page
 */
export function createVisitStore(place: Place): VisitStore {
  return createStore<Visit>((...slice) => ({
    ...createPlaceSlice(place)(...slice),
    ...createMotionSlice(...slice),
    ...createDraftSlice(() => sessionStorage)(...slice),
    ...createNotificationSlice(...slice),
    singleKeys: true,
  }));
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
