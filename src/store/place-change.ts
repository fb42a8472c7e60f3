import type { SiteHistory } from '#src/lib/browser-history.ts';
import { choosePageTransition } from '#src/navigation/choose-page-transition.ts';
import { entryOf, type Place } from '#src/navigation/place.ts';
import { homeRouteOf } from '#src/navigation/routes.ts';
import { saveScrollPosition } from '#src/navigation/scroll-position.ts';
import type { Visit } from './visit.ts';

type Method = 'pushState' | 'replaceState';

/**
 * Returns a function that changes the place, the layers of the screen and the history. With the
 * method `none`, the function does not write the history, because the browser has already changed
 * the entry.
 */
export function createPlaceChange(
  set: (visit: Partial<Visit>) => void,
  get: () => Visit,
  siteHistory: SiteHistory,
) {
  return (change: Partial<Place>, method: Method | 'none', animate = true) => {
    const visit = get();
    const { route, hash, modal, pictureIndex, entryIndex, routeStartIndex } = {
      ...visit,
      ...change,
    };
    const isTraversal = method === 'none';
    if (method === 'pushState') saveScrollPosition(siteHistory);
    const isSameRoute = route.path === visit.route.path;
    const pageTransition = choosePageTransition({
      from: visit.route,
      to: route,
      hash,
      isTraversal,
      animate: animate && siteHistory.canAnimate(),
      scrollY: siteHistory.scrollY,
      current: visit.pageTransition,
    });
    const newArrival = isTraversal ? 'traversal' : 'client';
    const home = homeRouteOf(route);
    const closingPage = pageTransition?.phase === 'closing' ? visit.page : undefined;
    const place = {
      route,
      hash,
      modal,
      // Keeps the last picture for the closing animation.
      pictureIndex: modal === 'lightbox' ? pictureIndex : visit.pictureIndex,
      entryIndex,
      routeStartIndex,
    };
    set({
      ...place,
      home: home ?? visit.home,
      page: home ? closingPage : route,
      arrival: isSameRoute ? visit.arrival : newArrival,
      pageTransition,
    });
    if (isTraversal) return;
    const isSameAddress = isSameRoute && hash === visit.hash;
    writeEntry(siteHistory, method, place, isSameAddress ? undefined : route.path + hash);
  };
}

/** @param address omitted if it stays the same */
export function writeEntry(
  siteHistory: SiteHistory,
  method: Method,
  place: Place,
  address?: string,
) {
  siteHistory.write({ method, state: entryOf(place), address });
}
