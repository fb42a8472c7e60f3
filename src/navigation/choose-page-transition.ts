import { isHome, type Route } from './routes.ts';

/** The transition of the page above the home screen. */
export interface PageTransition {
  phase: 'opening' | 'closing' | 'replacing';
  /** Scroll position of the page, px. */
  scrolled: number;
}

interface Change {
  from: Route;
  to: Route;
  /** Hash of the new address; '' without one. */
  hash: string;
  isTraversal: boolean;
  /** Whether the site animates the change. */
  animate: boolean;
  /** Returns the scroll position of the current page, px. */
  scrollY: () => number;
  current: PageTransition | undefined;
}

/** Returns the page layer's transition for a change of route; undefined for none. */
export function choosePageTransition(change: Change): PageTransition | undefined {
  const { from, to, hash, isTraversal, animate, scrollY, current } = change;
  const [fromHome, toHome] = [isHome(from), isHome(to)];
  // The page stays the same, so a running transition continues.
  if (from.path === to.path || (fromHome && toHome)) return current;
  if (!animate) return undefined;
  if (toHome) return { phase: 'closing', scrolled: scrollY() };
  // A transition would disturb scrolling to the section.
  if (hash) return undefined;
  if (!fromHome) return { phase: 'replacing', scrolled: 0 };
  // The fixed box of `opening` would lose the scroll position that Back and Forward restore.
  if (isTraversal) return undefined;
  return { phase: 'opening', scrolled: 0 };
}
