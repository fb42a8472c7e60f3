import { basePath } from '#src/config/environment.ts';

/*
 * The only module that uses `window.location` and `window.history`. The store says where the
 * visitor is (`navigation/visit-store.ts`); `navigation` keeps the two in step by this module.
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

/** ms until a refused entry is tried again. */
const retryDelay = 1000;
let refused: Write | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Pushes or replaces an entry. Safari refuses more than 100 in 30 s (webkit.org/b/156115, by
 * design), which a held arrow key reaches. The latest refused entry is tried again each second.
 * Returns whether this one was written.
 */
export function writeEntry({ method, state, address }: Write): boolean {
  const isOwed = refused?.method === 'pushState' && method === 'replaceState';
  const write: Write = { method: isOwed ? 'pushState' : method, state, address };
  forgetRefusedEntry();
  try {
    history[write.method](state, '', address);
    return true;
  } catch {
    refused = write;
    retry = setTimeout(() => writeEntry(write), retryDelay);
    return false;
  }
}

/**
 * Forgets what the browser has refused. Returns whether that was a new entry, which the history
 * lacks.
 */
export function forgetRefusedEntry(): boolean {
  const wasPushed = refused?.method === 'pushState';
  clearTimeout(retry);
  refused = undefined;
  return wasPushed;
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

/** Leaves this document for another one of the site. */
export function loadPage(address: string, replace: boolean) {
  forgetRefusedEntry();
  if (replace) location.replace(address);
  else location.assign(address);
}

/** An address of a link as the site knows it; undefined for another origin's. */
export function ownAddress(href: string): Address | undefined {
  const { origin, pathname, hash } = new URL(href, location.href);
  return origin === location.origin ? { pathname, hash } : undefined;
}
