import { useSyncExternalStore } from 'react';

const minute = 60_000;

/**
 * Calls `onChange` at the start of each minute, and when the page is shown again: timers stop while
 * the device sleeps and in the back/forward cache. Returns a cleanup function.
 */
export function subscribeToMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(call, minute - (Date.now() % minute));
  }
  function call() {
    onChange();
    wait();
  }
  wait();
  window.addEventListener('pageshow', call);
  document.addEventListener('visibilitychange', call);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pageshow', call);
    document.removeEventListener('visibilitychange', call);
  };
}

/** Start of the current minute, ms since 1970. Undefined on the server and during hydration. */
export function useMinute(): number | undefined {
  const count = useSyncExternalStore(
    subscribeToMinute,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return count === undefined ? undefined : count * minute;
}
