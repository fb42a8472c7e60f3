import { type ComponentType, lazy } from 'react';
import { prefetch } from './prefetching.ts';
import { chunkTimeout } from './specification.ts';

/** A component in a separate chunk; `components/lazy-boundary.tsx` renders it. */
export interface LazyComponent<P extends object> {
  /** Name of the imported file without extension. The build finds the chunk by this name. */
  id: string;
  /** Loads the code unless it is loaded. @throws Error "Loading chunk {id} failed" */
  load: () => Promise<ComponentType<P>>;
  /** Loads the code if prefetching is allowed. Ignores failures. */
  prefetch: () => void;
  /** The component if its code is loaded, else a `lazy` component that suspends. */
  component: () => ComponentType<P>;
}

export function lazyComponent<P extends object>(
  id: string,
  importComponent: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  /** A loaded component renders without suspending, so that Back shows a page immediately. */
  let loaded: ComponentType<P> | undefined;
  const load = async () => {
    loaded ??= await loadChunk(id, importComponent);
    return loaded;
  };
  return {
    id,
    load,
    prefetch: () => prefetch(load),
    component: () => loaded ?? lazy(async () => ({ default: await load() })),
  };
}

/**
 * Imports a chunk. Firefox before 155 caches a failed import until the page reloads
 * (whatwg/html#6768). Therefore `RetryButton` reloads the page if its retry fails online. While an
 * import hangs, later imports of the same file wait for it.
 * @throws Error "Loading chunk {id} failed" when `load` fails or takes longer than `chunkTimeout`
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(chunkTimeout, load());
  } catch (cause) {
    throw new Error(`Loading chunk ${id} failed`, { cause });
  }
}

/**
 * Calls `load` until a call succeeds. Retries after `delay` ms, or earlier if the browser goes
 * online. Each failure doubles the delay.
 */
export async function loadWithRetry(load: () => Promise<unknown>, delay = 1000): Promise<void> {
  try {
    await load();
  } catch (failure) {
    console.error(failure);
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
      window.addEventListener('online', resolve, { once: true });
    });
    await loadWithRetry(load, delay * 2);
  }
}

/**
 * Rejects when `work` takes longer than `timeout` ms. Does not stop the work.
 * @throws Error "no answer after {seconds} s" after the timeout
 */
export function withTimeout<T>(timeout: number, work: Promise<T>): Promise<T> {
  const reason = `no answer after ${timeout / 1000} s`;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(reason)), timeout);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
