import type { StateCreator } from 'zustand';
import type { SiteHistory } from '#src/lib/browser-history.ts';
import { isEntry, isFormRoute, type Place, placeAt } from '#src/navigation/place.ts';
import { homeRouteOf, isHome, slideRoutes } from '#src/navigation/routes.ts';
import { createPlaceChange, writeEntry } from './place-change.ts';
import type { Arrival, PlaceSlice, Visit } from './visit.ts';

/** ms in which a second press of the close link is ignored, because going back is asynchronous. */
const doublePressTime = 1000;

type PlaceSliceCreator = StateCreator<Visit, [], [], PlaceSlice>;

export function createPlaceSlice(
  place: Place,
  siteHistory: SiteHistory,
  arrival: Arrival,
): PlaceSliceCreator {
  return (set, get) => {
    const changePlace = createPlaceChange(set, get, siteHistory);
    const isLeaving = () => performance.now() - get().closePressedAt < doublePressTime;
    const home = homeRouteOf(place.route);
    return {
      ...place,
      home,
      page: home ? undefined : place.route,
      arrival,
      closePressedAt: Number.NEGATIVE_INFINITY,
      navigate(href, { replace = false } = {}) {
        const visit = get();
        const { pathname, hash } = new URL(href, 'https://example.org');
        const { route, modal } = placeAt({ pathname, hash });
        if (isFormRoute(route) && !replace) return visit.openModal('form');
        const isSameRoute = route.path === visit.route.path;
        const replaces = replace || (isSameRoute && hash === visit.hash);
        const entryIndex = visit.entryIndex + (replaces ? 0 : 1);
        const routeStartIndex = isSameRoute || replaces ? visit.routeStartIndex : entryIndex;
        const method = replaces ? 'replaceState' : 'pushState';
        changePlace({ route, hash, modal, entryIndex, routeStartIndex }, method);
      },
      turnToSlide(slide) {
        const visit = get();
        const next = slideRoutes[slide];
        if (!next || visit.home?.slide === slide) return;
        // The address belongs to the page above the slider.
        if (!isHome(visit.route)) return set({ home: next });
        // A visitor may unlock and swipe before hydration. Then the lock's entry is still current,
        // and stays for Back.
        visit.navigate(next.path, { replace: visit.home?.overlay !== 'lock' });
      },
      leavePage() {
        const { entryIndex, routeStartIndex } = get();
        const steps = entryIndex - routeStartIndex + 1;
        const canGoBack = siteHistory.isOwnEntry(steps) ?? routeStartIndex > 0;
        if (!canGoBack) return false;
        if (isLeaving()) return true;
        set({ closePressedAt: performance.now() });
        siteHistory.back(steps);
        return true;
      },
      traverse(browserAnimates) {
        const { route, hash, modal, entryIndex } = get();
        // After a press of the close link the site always animates, because Safari 17 does not
        // report whether the browser animates (`subscribeToTraversals`).
        const animate = isLeaving() || !browserAnimates;
        set({ closePressedAt: Number.NEGATIVE_INFINITY });
        const state = siteHistory.state();
        const next = placeAt(siteHistory.address(), state);
        if (isEntry(state) || next.route.path !== route.path) {
          // Back or Forward opened the modal, so there is no opener.
          if (next.modal && !modal) set({ opener: undefined });
          return changePlace(next, 'none', animate);
        }
        // The browser itself has followed a hash, of the address bar or of a link before hydration.
        // A new hash has added an entry without state; the same hash has replaced the entry.
        const jumps = next.hash === hash ? 0 : 1;
        const change = { hash: next.hash, modal: undefined, entryIndex: entryIndex + jumps };
        changePlace(change, 'replaceState');
      },
      adoptEntry() {
        const state = siteHistory.state();
        const { pathname, search, hash } = siteHistory.address();
        // The close link goes back past entries that jumps to sections before hydration have added.
        const first = { entryIndex: siteHistory.stepsSinceLoad(), routeStartIndex: 0 };
        const adopted = placeAt({ pathname, hash }, isEntry(state) ? state : first);
        set(adopted);
        if (isEntry(state) && adopted.route.path === pathname) return;
        writeEntry(siteHistory, 'replaceState', adopted, adopted.route.path + search + hash);
      },
    };
  };
}
