import type { AroundNavHandler } from 'wouter';
import { homePlace, siteAddress } from '#src/config/paths.ts';
import { currentEntry, type HistoryEntry } from './history-entry.ts';
import type { SiteStore } from './site-store.ts';

function adopt(store: SiteStore, path: string, entry: HistoryEntry, traversed: boolean) {
  const place = homePlace(path);
  const overlay = entry.overlay ?? (place?.form ? { kind: 'contact' as const } : undefined);
  store.setState((state) => ({
    overlay,
    traversed,
    page: place?.page ?? state.page,
    motion: place && place.page !== state.page ? 'resting' : state.motion,
  }));
}

/**
 * The way of every navigation: counts the steps that lie behind an entry, and lets the store know the
 * page before React renders it, so that address and slider never disagree.
 */
export function navigationAround(store: SiteStore): AroundNavHandler {
  return (navigate, to, options) => {
    const entry: HistoryEntry = { step: currentEntry().step + (options?.replace ? 0 : 1) };
    adopt(store, to, entry, false);
    navigate(to, { ...options, state: entry });
    if (!options?.replace) window.scrollTo(0, 0);
  };
}

/** Follows Back and Forward, which pass by `navigationAround`. Returns the unsubscriber. */
export function followHistory(store: SiteStore): () => void {
  const follow = () => adopt(store, location.pathname, currentEntry(), true);
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
}

/** Shows again what the entry showed before a reload. Call it once the page is hydrated. */
export function restoreEntry(store: SiteStore) {
  const { overlay } = currentEntry();
  if (overlay) store.setState({ overlay });
}

/** Rewrites the addresses that static hosts make out of ours: `/impressum/`, `/desktop`. */
export function normaliseAddress() {
  const path = siteAddress(location.pathname);
  const address = path === '/desktop' ? '/desktop/0' : path;
  if (address !== location.pathname) {
    history.replaceState(history.state, '', address + location.search + location.hash);
  }
}
