import type { AroundNavHandler } from 'wouter';
import { currentEntry, type HistoryEntry, writeEntry } from './history-entry.ts';
import { normalizePath, paths } from './paths.ts';
import { homeAt } from './routes.ts';
import { animateScreen, rendered } from './screen-transition.ts';
import type { VisitStore } from './visit-store.ts';

/** Updates the store to what an address shows before React renders it, so that the two never disagree. */
function follow(store: VisitStore, path: string, entry: HistoryEntry, traversed: boolean) {
  const home = homeAt(path);
  const overlay = entry.overlay ?? (home?.above === 'form' ? { kind: 'form' as const } : undefined);
  store.setState(({ page }) => ({
    overlay,
    overlayFailed: false,
    traversed,
    page: home?.page ?? page,
    pending: undefined,
  }));
}

/**
 * Handles every navigation by a link or by `navigate`: counts the steps behind an entry, and animates
 * the change between the home screen and another one. A screen that is not loaded yet appears without
 * animation, because the browser would capture the fallback. Back and Forward do not come through here
 * and are never animated: browsers animate them themselves.
 * @param isReady whether the screen at a path can be rendered at once
 */
export function aroundNavigation(
  store: VisitStore,
  isReady: (path: string) => boolean,
): AroundNavHandler {
  return (navigate, to, options) => {
    const from = location.pathname;
    // A second press while the link's screen is still being rendered.
    if (to === from && !options?.replace) return;

    const [leavesHome, reachesHome] = [Boolean(homeAt(from)), Boolean(homeAt(to))];
    const replaces = options?.replace === true;

    function go() {
      const entry: HistoryEntry = { step: currentEntry().step + (replaces ? 0 : 1) };
      if (!replaces && window.scrollY > 0) store.rendered.add(scrollToTop);
      follow(store, to, entry, false);
      try {
        navigate(to, { ...options, state: entry });
      } catch {
        // As `writeEntry`. Every address is a page that can be loaded; the slider has turned its own by itself.
        if (!replaces) location.assign(to);
        else if (!leavesHome) location.replace(to);
      }
    }

    /** In the new screen's first frame: at once the old one would be seen at its top. */
    function scrollToTop() {
      store.rendered.delete(scrollToTop);
      if (location.pathname === to) window.scrollTo(0, 0);
    }

    if (leavesHome === reachesHome || !isReady(to)) return go();
    animateScreen(store, {
      app: reachesHome ? from : to,
      target: to,
      change: () => {
        const done = rendered(store);
        go();
        return done;
      },
    });
  };
}

/** Follows Back and Forward. Returns a cleanup function. */
export function followHistory(store: VisitStore): () => void {
  const handlePopState = () => follow(store, location.pathname, currentEntry(), true);
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
