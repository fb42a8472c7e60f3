import { useEffect, useState } from 'react';

/*
 * What spreads work over several tasks. Each use stands in docs/decisions/014 with the gain that was
 * measured; without one, work belongs where it is asked for.
 */

/** Resolves in the next task, after what the browser has to do before. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * False in the task that mounts a component, true from the next one on: for a part that would make the
 * mounting a long task. A deferred value would not do where the mounting itself is deferred.
 */
export function useNextTask(): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReached(true));
    return () => clearTimeout(timer);
  }, []);
  return reached;
}

/**
 * Calls a function once the page has loaded and the browser has nothing else to do. Returns a cleanup
 * function.
 */
export function whenIdle(callback: () => void): () => void {
  const waiting = new AbortController();
  let handle = 0;
  const wait = () => {
    // Safari has no idle callback; after the load event its network is idle enough.
    if (typeof requestIdleCallback === 'undefined') callback();
    else handle = requestIdleCallback(callback);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { signal: waiting.signal });
  return () => {
    waiting.abort();
    if (handle) cancelIdleCallback(handle);
  };
}
