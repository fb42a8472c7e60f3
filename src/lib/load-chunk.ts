import { chunkTimeout } from '#src/config/specification.ts';
import { withTimeout } from './with-timeout.ts';

/** Addresses of chunks whose import failed, by id. */
const failedAddresses = new Map<string, string>();

/**
 * Loads a part of the program. One that failed is really fetched again at the next call: Firefox would
 * remember the failure of an address until the page is reloaded, so the address changes.
 * @param id names the part in the error
 * @throws Error "Loading chunk {id} failed" when it cannot be loaded or has not arrived in time
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  const failed = failedAddresses.get(id);
  const attempt = failed ? import(/* @vite-ignore */ `${failed}?again=${Date.now()}`) : load();
  try {
    const reason = `no answer after ${chunkTimeout / 1000} s`;
    return (await withTimeout(chunkTimeout, attempt, reason)) as T;
  } catch (cause) {
    // The browsers' messages end with the address; Safari's does not, and Safari fetches again anyway.
    const address = /https?:\S+\.js\b/.exec(String(cause))?.[0];
    if (address) failedAddresses.set(id, address);
    throw new Error(`Loading chunk ${id} failed`, { cause });
  }
}
