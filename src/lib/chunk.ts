import { startTransition, useEffect, useState } from 'react';
import { chunkTimeout } from '#src/config/specification.ts';
import { mayPrefetch } from './prefetching.ts';
import { leaveReplacedBuild } from './replaced-build.ts';
import { withTimeout } from './with-timeout.ts';

/** Code in files of its own, loaded on demand. */
export interface Chunk<T> {
  /** Its modules: the ends of their paths, without extension. */
  files: readonly string[];
  /** @throws Error when it cannot be loaded */
  load: () => Promise<T>;
  /** Loads it early if `mayPrefetch`. Fails silently: `load` retries and reports. */
  prefetch: () => void;
  loaded: () => T | undefined;
}

/** A chunk of one file. */
export function chunk<T>(id: string, load: () => Promise<T>): Chunk<T> {
  return chunkOf([id], () => loadChunk(id, load));
}

/** A chunk of several files, each fetched by `loadChunk`. */
export function chunkOf<T>(files: readonly string[], loadFiles: () => Promise<T>): Chunk<T> {
  let loaded: T | undefined;
  const load = async () => {
    const value = loaded ?? (await loadFiles());
    // Concurrent calls share the first result.
    loaded ??= value;
    return loaded;
  };
  const prefetch = () => {
    if (mayPrefetch()) load().catch(() => undefined);
  };
  return { files, load, prefetch, loaded: () => loaded };
}

/**
 * A chunk's value. The first render gives undefined even for a loaded chunk, so that the placeholder
 * shows; the value follows in a transition.
 * @param atOnce renders a loaded chunk immediately, as on a prerendered page
 * @param remedy runs before a failure is reported
 * @throws Error when it cannot be loaded
 */
export function useChunk<T>(
  chunk: Chunk<T>,
  atOnce: boolean,
  remedy = leaveReplacedBuild,
): T | undefined {
  const [value, setValue] = useState(() => (atOnce ? chunk.loaded() : undefined));
  const [failure, setFailure] = useState<{ cause: unknown }>();
  useEffect(() => {
    let cancelled = false;
    chunk.load().then(
      (loaded) => cancelled || startTransition(() => setValue(() => loaded)),
      async (cause: unknown) => {
        await remedy();
        if (!cancelled) setFailure({ cause });
      },
    );
    return () => {
      cancelled = true;
    };
  }, [chunk, remedy]);
  if (failure) throw failure.cause;
  return value;
}

/**
 * Imports a chunk and retries once. Firefox before 155 caches a failed import until the page
 * reloads (whatwg/html#6768), and while an import hangs, every further import of the file waits for
 * it, so more attempts would not help.
 * @param id names the chunk in the error
 * @throws Error "Loading chunk {id} failed" when it fails twice or takes longer than `chunkTimeout`
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  try {
    const reason = `no answer after ${chunkTimeout / 1000} s`;
    return await withTimeout(chunkTimeout, load().catch(load), reason);
  } catch (cause) {
    throw new Error(`Loading chunk ${id} failed`, { cause });
  }
}
