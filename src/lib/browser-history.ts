import { basePath } from '#src/config/environment.ts';

/*
 * The only module that uses `window.location` and `window.history`. The store says where the
 * visitor is (`store/visit-store.ts`); `navigation` keeps the two in step by this module.
 */

export type Address = Pick<Location, 'pathname' | 'hash'>;

export function currentAddress(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = location;
  return { pathname, search, hash };
}

export function currentOrigin(): Pick<Location, 'host' | 'protocol'> {
  return location;
}

export function currentState(): unknown {
  return history.state;
}

interface Write {
  method: 'pushState' | 'replaceState';
  state: unknown;
  /** Omitted when only the state changes. */
  address?: string | undefined;
}

/**
 * Pushes or replaces an entry. Safari refuses more than 100 in 30 s (webkit.org/b/156115, by
 * design), which no hand reaches: a refusal is ignored.
 */
export function writeEntry({ method, state, address }: Write) {
  try {
    history[method](state, '', address);
  } catch {
    // The address bar stays behind until the next entry.
  }
}

export function goBack(steps = 1) {
  history.go(-steps);
}

/** Whether an earlier entry is a page of this site; undefined where the browser does not say. */
export function isOwnEntry(stepsBack: number): boolean | undefined {
  // Firefox before 147 and Safari before 26.2 lack the Navigation API.
  const index = window.navigation?.currentEntry?.index;
  if (index === undefined) return undefined;
  const { url } = window.navigation?.entries()[index - stepsBack] ?? {};
  return Boolean(url && new URL(url).pathname.startsWith(basePath));
}

/** Number of entries that jumps within this document have made, as to a section before it hydrates. */
export function countJumps(): number {
  const { navigation } = window;
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().slice(0, index) ?? [];
  return index - 1 - before.findLastIndex(({ sameDocument }) => !sameDocument);
}

/** @param onTraversal gets whether the browser animates it; Safari before 18 counts as if it did */
export function subscribeToTraversals(onTraversal: (animated: boolean) => void) {
  // webkit.org/b/264748
  window.addEventListener('popstate', ({ hasUAVisualTransition = true }) =>
    onTraversal(hasUAVisualTransition),
  );
}

export function reloadPage() {
  location.reload();
}

/** An address of a link as the site knows it; undefined for another origin's. */
export function ownAddress(href: string): Address | undefined {
  const { origin, pathname, hash } = new URL(href, location.href);
  return origin === location.origin ? { pathname, hash } : undefined;
}
