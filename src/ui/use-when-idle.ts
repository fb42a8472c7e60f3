import { useEffect } from 'react';

/**
 * Calls a function once the browser has nothing else to do.
 * @param callback the same at every render
 */
export function useWhenIdle(callback: () => void) {
  useEffect(() => {
    // Safari has no idle callback; after the load event its network is idle enough.
    if (typeof requestIdleCallback === 'undefined') {
      if (document.readyState === 'complete') callback();
      window.addEventListener('load', callback);
      return () => window.removeEventListener('load', callback);
    }
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }, [callback]);
}
