import { startTransition, useEffect, useState } from 'react';
import { loadChunk, type Preloadable, preloadQuietly } from './load-chunk.ts';

/** A part of the program in files of its own, loaded on demand. */
export interface Chunk<T> extends Preloadable {
  /** Tells it from others. */
  id: string;
  /** @throws Error when it cannot be loaded */
  load: () => Promise<T>;
  /** What has been loaded; undefined until then. */
  loaded: () => T | undefined;
}

/** Creates a chunk of one file, the whole module unless `pick` names a part; `id` is the end of its path, without extension. */
export function chunk<M, T = M>(
  id: string,
  importModule: () => Promise<M>,
  pick = (module: M) => module as unknown as T,
): Chunk<T> {
  return chunkOf(id, [id], async () => pick(await loadChunk(id, importModule)));
}

/** Creates a chunk of any number of files, each of which `loadFiles` fetches by `loadChunk`. */
export function chunkOf<T>(
  id: string,
  files: readonly string[],
  loadFiles: () => Promise<T>,
): Chunk<T> {
  let loaded: T | undefined;
  const load = async () => {
    const value = loaded ?? (await loadFiles());
    // Another call may have been faster.
    loaded ??= value;
    return loaded;
  };
  return { id, files, load, preload: () => preloadQuietly(load), loaded: () => loaded };
}

/**
 * What a chunk holds; undefined until it has been loaded. Even a loaded chunk comes after the first render, as a transition:
 * its stand-in is painted first, and moves.
 * @param atOnce takes a loaded chunk in the first render, as on a prerendered page
 * @throws Error when it cannot be loaded
 */
export function useChunk<T>(chunk: Chunk<T>, atOnce: boolean): T | undefined {
  const [value, setValue] = useState(() => (atOnce ? chunk.loaded() : undefined));
  const [failure, setFailure] = useState<{ cause: unknown }>();
  useEffect(() => {
    let left = false;
    chunk.load().then(
      (loaded) => left || startTransition(() => setValue(() => loaded)),
      (cause: unknown) => left || setFailure({ cause }),
    );
    return () => {
      left = true;
    };
  }, [chunk]);
  if (failure) throw failure.cause;
  return value;
}
