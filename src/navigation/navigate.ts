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
  /** Animated by the site; browsers animate some steps back themselves. */
  moves: boolean;
}

/** Updates the store to what an address shows before React renders it, so that the two never disagree. */
function follow(store: VisitStore, path: string, { entry, traversed, moves }: Step) {
  const home = homeAt(path);
  const overlay = entry.overlay ?? (home?.above === 'form' ? { kind: 'form' as const } : undefined);
  store.setState((visit) => {
    const from = homeAt(visit.path);
    const stays = path === visit.path || (from && home);
    let motion: PageMotion | undefined;
    if (stays) motion = visit.motion;
    else if (!moves || reducedMotion() || document.hidden) motion = undefined;
    else if (home) motion = { phase: 'closing', page: visit.path, home: path, scrolled: scrollY };
    else if (!from) motion = { phase: 'following', page: path, scrolled: 0 };
    // Forward: the browser scrolls the page to where it was, which no motion may disturb.
    else if (!traversed) motion = { phase: 'opening', page: path, home: visit.path, scrolled: 0 };
    const page = home?.page ?? visit.page;
    return { overlay, traversed, page, path, motion };
  });
}

/** Counts the steps behind an entry. */
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
      // Safari throttles history (`writeEntry`): load the page instead. The slider has turned without it.
      if (!replaces) location.assign(to);
      else if (!homeAt(path)) location.replace(to);
    }
  };
}

/**
 * Makes the page that the slider shows the address, in place of the one before, so that Back leaves the slider. Not below
 * the lock or the form, which the address names.
 */
export function turnPage(store: VisitStore, page: number) {
  const home = homeAt(store.getState().path);
  // The slider also follows the address, which is not history's yet when a link leads to another page.
  if (!home || home.above || home.page === page) return store.setState({ page });
  aroundNavigation(store)(navigate, paths.page(page), { replace: true });
}

let steppingBack = false;

/** Goes one step back in history, once for two presses. */
export function stepBack() {
  if (steppingBack) return;
  steppingBack = true;
  // A step that has led nowhere is forgotten.
  setTimeout(() => {
    steppingBack = false;
  }, 1000);
  history.back();
}

/** Follows Back and Forward. Returns a cleanup function. */
export function followHistory(store: VisitStore): () => void {
  const handlePopState = ({ hasUAVisualTransition = true }: PopStateEvent) => {
    // A browser that shows the step itself, or does not say whether it does: Safari before 18 (webkit.org/b/264748).
    const moves = steppingBack || !hasUAVisualTransition;
    steppingBack = false;
    follow(store, location.pathname, { entry: currentEntry(), traversed: true, moves });
  };
  window.addEventListener('popstate', handlePopState);
  return () => window.removeEventListener('popstate', handlePopState);
}

/** Shows the overlay of the current entry again after a reload. Call it once the page is hydrated. */
export function restoreOverlay(store: VisitStore) {
  const { overlay } = currentEntry();
  if (overlay) store.setState({ overlay });
}

/** Replaces an address that static hosts also serve, as `/impressum/` or `/desktop`, by the site's own. */
export function normalizeAddress() {
  const path = normalizePath(location.pathname);
  const address = path === paths.desktop ? paths.page(0) : path;
  if (address !== location.pathname) {
    writeEntry('replaceState', history.state, address + location.search + location.hash);
  }
}
