import { startTransition, useEffect, useState } from 'react';
import { chunkTimeout } from '#src/config/specification.ts';
import { mayPrefetch } from './prefetching.ts';
import { withTimeout } from './with-timeout.ts';

/** A part of the program in files of its own, loaded on demand. */
export interface Chunk<T> {
  id: string;
  /** The modules that it loads, as the end of their paths, without extension. */
  files: readonly string[];
  /** @throws Error when it cannot be loaded */
  load: () => Promise<T>;
  /** Loads it ahead of need where `mayPrefetch`. Fails silently: using it tries again and reports. */
  prefetch: () => void;
  loaded: () => T | undefined;
}

/** A chunk of one file; `id` is the end of its path, without extension. */
export function chunk<M, T = M>(
  id: string,
  importModule: () => Promise<M>,
  pick = (module: M) => module as unknown as T,
): Chunk<T> {
  return chunkOf(id, [id], async () => pick(await loadChunk(id, importModule)));
}

/** A chunk of several files, each of which `loadFiles` fetches by `loadChunk`. */
export function chunkOf<T>(
  id: string,
  files: readonly string[],
  loadFiles: () => Promise<T>,
): Chunk<T> {
  let loaded: T | undefined;
  const load = async () => {
    const value = loaded ?? (await loadFiles());
    // Another call may have been faster: what the first has made is everybody's.
    loaded ??= value;
    return loaded;
  };
  const prefetch = () => {
    if (mayPrefetch()) load().catch(() => undefined);
  };
  return { id, files, load, prefetch, loaded: () => loaded };
}

/**
 * What a chunk holds. Even a loaded one comes after the first render, as a transition: its stand-in is painted first.
 * @param atOnce takes a loaded chunk in the first render, as on a prerendered page
 * @throws Error when it cannot be loaded
 */
export function useChunk<T>(chunk: Chunk<T>, atOnce: boolean): T | undefined {
  const [value, setValue] = useState(() => (atOnce ? chunk.loaded() : undefined));
  const [failure, setFailure] = useState<{ cause: unknown }>();
  useEffect(() => {
    let cancelled = false;
    chunk.load().then(
      (loaded) => cancelled || startTransition(() => setValue(() => loaded)),
      (cause: unknown) => cancelled || setFailure({ cause }),
    );
    return () => {
      cancelled = true;
    };
  }, [chunk]);
  if (failure) throw failure.cause;
  return value;
}

/**
 * Imports a chunk; one that fails is asked for once more. Firefox before 155 remembers a failed import until the page
 * is loaded again (whatwg/html#6768), and every browser waits for one that hangs, so no later call would help there.
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
