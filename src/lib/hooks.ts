import { useState, useSyncExternalStore } from 'react';
import { isPageZoomed, subscribeToPageZoom } from './visitor-settings.ts';

/** Becomes true with `value` and stays true. */
export function useHasBeenTrue(value: boolean): boolean {
  const [hasBeenTrue, setHasBeenTrue] = useState(value);
  if (value && !hasBeenTrue) setHasBeenTrue(true);
  return hasBeenTrue;
}

export function usePageZoomed(): boolean {
  return useSyncExternalStore(subscribeToPageZoom, isPageZoomed, () => false);
}

const minute = 60_000;

/**
 * Looks every second, and at once when the page is shown again: its timers did not run while the
 * device slept, or the page was in the back/forward cache. React renders only when the minute has
 * changed.
 */
function subscribeToTime(onChange: () => void) {
  const timer = setInterval(onChange, 1000);
  window.addEventListener('pageshow', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    window.removeEventListener('pageshow', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/**
 * When the current minute began, in ms since 1970. Undefined on the server and while hydrating: the
 * build's time is not the visitor's.
 */
export function useMinute(): number | undefined {
  const count = useSyncExternalStore(
    subscribeToTime,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return count === undefined ? undefined : count * minute;
}
