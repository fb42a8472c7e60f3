import { type ComponentType, lazy } from 'react';
import { prefetch } from './prefetching.ts';
import { chunkTimeout } from './specification.ts';

/** A component whose code is a chunk of its own, shown by `ui/lazy-boundary.tsx`. */
export interface LazyComponent<P extends object> {
  /** Names the chunk. */
  id: string;
  /** Loads the code, unless it is there. @throws Error "Loading chunk {id} failed" */
  load: () => Promise<ComponentType<P>>;
  /** Loads it ahead of time, if that is allowed. */
  prefetch: () => void;
  /** The component if its code is there, else one that loads it and fails with it, by `lazy`. */
  component: () => ComponentType<P>;
}

export function lazyComponent<P extends object>(
  id: string,
  importComponent: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  /** What is loaded renders without suspending, so that Back shows a page at once. */
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
 * (whatwg/html#6768), and while an import hangs, every further import of the file waits for it.
 * @param id names the chunk in the error
 * @throws Error "Loading chunk {id} failed" when it fails or takes longer than `chunkTimeout`
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(chunkTimeout, load());
  } catch (cause) {
    throw new Error(`Loading chunk ${id} failed`, { cause });
  }
}

/**
 * Calls `load` until it succeeds: again when the browser is online, at the latest after `delay` ms,
 * which doubles with each failure.
 */
export async function loadPatiently(load: () => Promise<unknown>, delay = 1000): Promise<void> {
  try {
    await load();
  } catch (failure) {
    console.error(failure);
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
      window.addEventListener('online', resolve, { once: true });
    });
    await loadPatiently(load, delay * 2);
  }
}

/**
 * Rejects when `work` takes longer than `timeout` ms; the work itself continues.
 * @throws Error "no answer after {seconds} s" after the timeout
 */
export function withTimeout<T>(timeout: number, work: Promise<T>): Promise<T> {
  const reason = `no answer after ${timeout / 1000} s`;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(reason)), timeout);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
