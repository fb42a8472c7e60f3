import type { SiteHistory } from '#src/lib/browser-history.ts';
import { placeAt } from '#src/navigation/place.ts';
import { createVisitStore } from './visit-store.ts';

interface Entry {
  address: string;
  state: unknown;
}

/** For tests: a visit whose fake history has one entry, which the store has adopted. */
export function visitAt(
  address: string,
  { state = null as unknown, refuses = false, scrollY = 0 } = {},
) {
  const entries: Entry[] = [{ address, state }];
  let index = 0;
  const current = () => {
    const entry = entries[index];
    if (!entry) throw new Error(`The fake history has no entry ${index}.`);
    const { pathname, search, hash } = new URL(entry.address, 'https://example.org');
    return { ...entry, pathname, search, hash };
  };
  const siteHistory: SiteHistory = {
    address: current,
    state: () => current().state,
    write({ method, state, address = current().address }) {
      if (refuses) return;
      if (method === 'pushState') {
        index += 1;
        entries.length = index;
      }
      entries[index] = { address, state };
    },
    back: (steps) => go(-steps),
    isOwnEntry: (steps) => index - steps >= 0,
    stepsSinceLoad: () => 0,
    scrollY: () => scrollY,
    canAnimate: () => true,
  };
  const store = createVisitStore(placeAt(current()), { siteHistory });
  function go(steps: number) {
    index += steps;
    store.getState().traverse(false);
  }
  const addresses = () => entries.map((entry) => entry.address);
  store.getState().adoptEntry();
  return { visit: store.getState, entries, addresses, go, here: () => current().address };
}
