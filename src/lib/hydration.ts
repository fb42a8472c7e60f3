import { useEffect, useSyncExternalStore } from 'react';

let isHydrated = false;

/**
 * Stands in whatever hydrates last of a screen, which is what is `lazy`: the click from before
 * hydration is replayed once all has its handlers.
 */
export function Hydrated() {
  useEffect(() => {
    isHydrated = true;
    // Nothing else shows from outside that the page answers by now; tests wait for it.
    document.documentElement.dataset.ready = '';
    setTimeout(() => window.early?.replayClicks?.());
  }, []);
  return null;
}

/**
 * Never settles while the first screen, whose texts were served, waits for a chunk: an error would
 * replace what can be read, so a notice above it reports the failure.
 */
export async function keepServedScreen(failure: unknown) {
  const report = window.early?.reportLoadFailure;
  if (isHydrated || !report) return;
  report(failure);
  await new Promise(() => {});
}

const subscribe = () => () => undefined;

/** False on the server and while hydrating: for what needs JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
