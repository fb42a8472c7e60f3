import { useSyncExternalStore } from 'react';

const minute = 60_000;

/**
 * Calls `onChange` at the start of each minute. Because timers stop while the device sleeps and in
 * the back/forward cache, also calls `onChange` when the page is shown or hidden. Returns a cleanup
 * function.
 */
export function subscribeToMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function scheduleNext() {
    clearTimeout(timer);
    timer = setTimeout(notify, minute - (Date.now() % minute));
  }
  function notify() {
    onChange();
    scheduleNext();
  }
  scheduleNext();
  window.addEventListener('pageshow', notify);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pageshow', notify);
    document.removeEventListener('visibilitychange', notify);
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
