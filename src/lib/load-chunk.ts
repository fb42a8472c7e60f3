import { type ComponentType, lazy } from 'react';
import { chunkTimeout } from '#src/config/specification.ts';
import { keepServedScreen } from './hydration.ts';
import { prefetch } from './prefetching.ts';
import { leaveReplacedBuild } from './replaced-build.ts';

/**
 * Imports a chunk and retries once. Firefox before 155 caches a failed import until the page
 * reloads (whatwg/html#6768), and while an import hangs, every further import of the file waits for
 * it, so more attempts would not help.
 * @param id names the chunk in the error
 * @throws Error "Loading chunk {id} failed" when it fails twice or takes longer than `chunkTimeout`
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(chunkTimeout, load().catch(load));
  } catch (cause) {
    throw new Error(`Loading chunk ${id} failed`, { cause });
  }
}

/**
 * `lazy` for a part of the site: it comes by `loadChunk`, and ahead of time by its `prefetch`. A
 * failure reaches the error boundary only if the host has no newer build, for which the page is
 * loaded again, and nothing of the served page would be lost.
 */
export function lazyPart<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  const Part = lazy(async () => {
    try {
      return { default: await loadChunk(id, load) };
    } catch (failure) {
      await leaveReplacedBuild();
      await keepServedScreen(failure);
      throw failure;
    }
  });
  return Object.assign(Part, { id, prefetch: () => prefetch(() => loadChunk(id, load)) });
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
