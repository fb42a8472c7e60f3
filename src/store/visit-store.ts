import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { browserHistory, type SiteHistory } from '#src/lib/browser-history.ts';
import type { Place } from '#src/navigation/place.ts';
import { createDraftSlice } from './draft-slice.ts';
import { createModalSlice } from './modal-slice.ts';
import { createMotionSlice } from './motion-slice.ts';
import { createNotificationSlice } from './notification-slice.ts';
import { createPlaceSlice } from './place-slice.ts';
import { createSettingsSlice } from './settings-slice.ts';
import type { Arrival, Visit } from './visit.ts';

export type VisitStore = StoreApi<Visit>;

interface StoreOptions {
  arrival?: Arrival;
  siteHistory?: SiteHistory;
}

/**
 * Creates the store of one app, or of one prerendered page.
 * @param place derived from the address alone, so that the first render equals the prerendered page
 */
export function createVisitStore(
  place: Place,
  { arrival = 'prerendered', siteHistory = browserHistory }: StoreOptions = {},
): VisitStore {
  return createStore<Visit>((...api) => ({
    ...createPlaceSlice(place, siteHistory, arrival)(...api),
    ...createModalSlice(siteHistory)(...api),
    ...createMotionSlice(...api),
    ...createDraftSlice(() => sessionStorage)(...api),
    ...createNotificationSlice(...api),
    ...createSettingsSlice(...api),
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
