import { basePath } from './environment.ts';
import { reducedMotion } from './reduced-motion.ts';

// The only module that uses `window.location` and `window.history`.

export type Address = Pick<Location, 'pathname' | 'hash'>;

interface EntryWrite {
  method: 'pushState' | 'replaceState';
  state: unknown;
  /** Undefined if the address stays the same. */
  address?: string | undefined;
}

/** The store's interface to the history; unit tests inject a fake. */
export interface SiteHistory {
  address: () => Pick<Location, 'pathname' | 'search' | 'hash'>;
  state: () => unknown;
  write: (entry: EntryWrite) => void;
  back: (steps: number) => void;
  /**
   * Whether the entry `stepsBack` before the current one is of this site; undefined without the
   * Navigation API.
   */
  isOwnEntry: (stepsBack: number) => boolean | undefined;
  /**
   * Number of steps from the entry with which the document was loaded to the current entry; 0
   * without the Navigation API. `adoptEntry` calls this before the site adds an entry, so each step
   * is a jump to a section.
   */
  stepsSinceLoad: () => number;
  /** Scroll position of the document, px. */
  scrollY: () => number;
  /** False in a hidden tab and with reduced motion. */
  canAnimate: () => boolean;
}

export const browserHistory: SiteHistory = {
  address: () => {
    const { pathname, search, hash } = location;
    return { pathname, search, hash };
  },
  state: () => history.state,
  // Safari throws after 100 calls in 30 s (webkit.org/b/156115). The address bar then keeps the
  // old address.
  write({ method, state, address }) {
    try {
      history[method](state, '', address);
    } catch {}
  },
  back: (steps) => history.go(-steps),
  isOwnEntry(stepsBack) {
    // Firefox before 147 and Safari before 26.2 lack the Navigation API.
    const index = window.navigation?.currentEntry?.index;
    if (index === undefined) return undefined;
    const { url } = window.navigation?.entries()[index - stepsBack] ?? {};
    return Boolean(url && new URL(url).pathname.startsWith(basePath));
  },
  stepsSinceLoad() {
    const { navigation } = window;
    const index = navigation?.currentEntry?.index ?? 0;
    const before = navigation?.entries().slice(0, index) ?? [];
    const previousDocument = before.findLastIndex(({ sameDocument }) => !sameDocument);
    const loaded = previousDocument + 1;
    return index - loaded;
  },
  scrollY: () => window.scrollY,
  canAnimate: () => !reducedMotion() && !document.hidden,
};

export function currentOrigin(): Pick<Location, 'host' | 'protocol'> {
  return location;
}

/**
 * @param onTraversal gets true if the browser animates the traversal, or does not report whether it
 * does (Safari 17, webkit.org/b/264748)
 */
export function subscribeToTraversals(onTraversal: (browserAnimates: boolean) => void) {
  window.addEventListener('popstate', ({ hasUAVisualTransition = true }) =>
    onTraversal(hasUAVisualTransition),
  );
}

export function reloadPage() {
  location.reload();
}

/** The path of a link to this origin; undefined for another one. */
export function ownPath(href: string): string | undefined {
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin ? pathname : undefined;
}
