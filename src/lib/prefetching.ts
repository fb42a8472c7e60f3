/** The Network Information API, which Firefox and Safari lack. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No prefetching with Save-Data or on 3G and slower (below 700 kbit/s). */
export function mayPrefetch(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection = {} } = navigator as { connection?: Connection };
  return !connection.saveData && !/[23]g$/.test(connection.effectiveType ?? '');
}

export function prefetch(load: () => Promise<unknown>) {
  if (mayPrefetch()) load().catch(() => undefined);
}

/** Calls back when the page has loaded and the browser is idle. Returns a cleanup function. */
export function whenIdle(callback: () => void): () => void {
  const waiting = new AbortController();
  let handle = 0;
  const callWhenIdle = () => {
    // Safari has no idle callbacks (webkit.org/b/285049).
    if (typeof requestIdleCallback === 'undefined') callback();
    else handle = requestIdleCallback(callback);
  };
  if (document.readyState === 'complete') callWhenIdle();
  else window.addEventListener('load', callWhenIdle, { signal: waiting.signal });
  return () => {
    waiting.abort();
    if (handle) cancelIdleCallback(handle);
  };
}
