import { chunkTimeout } from '#src/config/specification.ts';
import { mayPreload } from './preloading.ts';
import { withTimeout } from './with-timeout.ts';

/** Addresses of chunks whose import failed, by id. */
const failedAddresses = new Map<string, string>();

/**
 * Imports a chunk. One that failed is fetched again at the next call, from another address: Firefox
 * remembers a failed import of an address until the page is reloaded.
 * @param id names the chunk in the error
 * @throws Error "Loading chunk {id} failed" when it cannot be loaded or takes longer than `chunkTimeout`
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  const failed = failedAddresses.get(id);
  const attempt = failed ? import(/* @vite-ignore */ `${failed}?again=${Date.now()}`) : load();
  try {
    const reason = `no answer after ${chunkTimeout / 1000} s`;
    return (await withTimeout(chunkTimeout, attempt, reason)) as T;
  } catch (cause) {
    // The message ends with the address, except in Safari, which fetches again anyway.
    const address = /https?:\S+\.js\b/.exec(String(cause))?.[0];
    if (address) failedAddresses.set(id, address);
    throw new Error(`Loading chunk ${id} failed`, { cause });
  }
}

/** Something in files of its own that can be fetched before it is needed. */
export interface Preloadable {
  /** The modules that it loads, as the end of their paths, without extension. */
  files: readonly string[];
  /** Fetches it ahead of need where `mayPreload`. Fails silently: using it tries again and reports. */
  preload: () => void;
}

/** A module that is loaded on its own. */
export interface Part<T> extends Preloadable {
  /** @throws Error when it cannot be loaded */
  load: () => Promise<T>;
}

/** Names a module that is loaded when it is needed; `id` is the end of its path, without extension. */
export function part<T>(id: string, importModule: () => Promise<T>): Part<T> {
  const load = () => loadChunk(id, importModule);
  return { files: [id], load, preload: () => preloadQuietly(load) };
}

/** Calls `load` where `mayPreload`, and ignores its failure. */
export function preloadQuietly(load: () => Promise<unknown>) {
  if (mayPreload()) load().catch(() => undefined);
}
