import type { AroundNavHandler } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { currentEntry, type HistoryEntry, writeEntry } from './history-entry.ts';
import { normalizePath, paths } from './paths.ts';
import { homeAt } from './routes.ts';
import type { PageMotion, VisitStore } from './visit-store.ts';

interface Step {
  entry: HistoryEntry;
  /** By Back or Forward. */
  traversed: boolean;
  /** Animated by the site: browsers animate some traversals themselves. */
  moves: boolean;
}

/** Updates the store before React renders the address, so that the two never disagree. */
function follow(store: VisitStore, path: string, { entry, traversed, moves }: Step) {
  const home = homeAt(path);
  const overlay = entry.overlay ?? (home?.above === 'form' ? { kind: 'form' as const } : undefined);
  store.setState((visit) => {
    const from = homeAt(visit.path);
    const stays = path === visit.path || (from && home);
    let motion: PageMotion | undefined;
    if (stays) motion = visit.motion;
    else if (!moves || reducedMotion() || document.hidden) motion = undefined;
    else if (home)
      motion = { phase: 'closing', path: visit.path, homePath: path, scrolled: scrollY };
    else if (!from) motion = { phase: 'following', path, scrolled: 0 };
    // Not on Forward: the browser restores the scroll position, which motion would disturb.
    else if (!traversed) motion = { phase: 'opening', path, homePath: visit.path, scrolled: 0 };
    const page = home?.page ?? visit.page;
    return { overlay, traversed, page, path, motion };
  });
}

/** Numbers the history entries. */
export function aroundNavigation(store: VisitStore): AroundNavHandler {
  return (navigate, to, options) => {
    const replaces = options?.replace === true;
    const { path } = store.getState();
    if (to === path && !replaces) return;
    const entry: HistoryEntry = { step: currentEntry().step + (replaces ? 0 : 1) };
    follow(store, to, { entry, traversed: false, moves: true });
    try {
      navigate(to, { ...options, state: entry });
    } catch {
      // Safari throttles history (`writeEntry`): load the page, unless only the slider turned.
      if (!replaces) location.assign(to);
      else if (!homeAt(path)) location.replace(to);
    }
  };
}

/**
 * Replaces the address by that of the slider's page, so that Back leaves the slider. Below the lock
 * or the form, the address stays theirs.
 */
export function turnPage(store: VisitStore, page: number) {
  const home = homeAt(store.getState().path);
  // While a link navigates, the slider turns before the history has the new entry.
  if (!home || home.above || home.page === page) return store.setState({ page });
  aroundNavigation(store)(navigate, paths.page(page), { replace: true });
}

let steppingBack = false;

/** Goes back in history, once for a double press. */
export function stepBack() {
  if (steppingBack) return;
  steppingBack = true;
  // Reset if no popstate follows.
  setTimeout(() => {
    steppingBack = false;
  }, 1000);
  history.back();
}

export function followHistory(store: VisitStore): () => void {
  const handlePopState = ({ hasUAVisualTransition = true }: PopStateEvent) => {
    // Not where the browser animates it. Safari before 18 does not say (webkit.org/b/264748).
    const moves = steppingBack || !hasUAVisualTransition;
    steppingBack = false;
    follow(store, location.pathname, { entry: currentEntry(), traversed: true, moves });
  };
  window.addEventListener('popstate', handlePopState);
  return () => window.removeEventListener('popstate', handlePopState);
}

/** Reopens the current entry's overlay after a reload. Call it once the page is hydrated. */
export function restoreOverlay(store: VisitStore) {
  const { overlay } = currentEntry();
  if (overlay) store.setState({ overlay });
}

/** Replaces alternative spellings that static hosts serve, such as `/impressum/` or `/desktop`. */
export function normalizeAddress() {
  const path = normalizePath(location.pathname);
  const address = path === paths.desktop ? paths.page(0) : path;
  if (address !== location.pathname) {
    writeEntry('replaceState', history.state, address + location.search + location.hash);
  }
}
