import type { AroundNavHandler } from 'wouter';
import { homePlace } from '#src/config/paths.ts';
import { navigationAround } from '#src/state/navigation.ts';
import { animateScreen, screenChange } from '#src/state/screen-transition.ts';
import type { SiteStore } from '#src/state/site-store.ts';
import { isScreenReady } from './screens.ts';

/**
 * The way of every navigation, animated where it leads from the home screen to another one or back.
 * A screen that is not loaded yet appears without animation: the browser would take a picture of the
 * fallback. Back and Forward do not come by here, and are never animated: browsers do that themselves.
 */
export function animatedNavigation(store: SiteStore): AroundNavHandler {
  const around = navigationAround(store);
  return (navigate, to, options) => {
    const from = location.pathname;
    // A second press of a link whose screen is still being rendered leads nowhere new.
    if (to === from && !options?.replace) return;
    const [leaves, arrives] = [homePlace(from), homePlace(to)];
    const change = () => around(navigate, to, options);
    if (Boolean(leaves) === Boolean(arrives) || !isScreenReady(to)) return change();
    animateScreen(store, arrives ? from : to, () => {
      const changed = screenChange();
      change();
      return changed;
    });
  };
}
