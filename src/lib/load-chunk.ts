import { chunkTimeout } from '#src/config/specification.ts';
import { mayPreload } from './preloading.ts';
import { withTimeout } from './with-timeout.ts';

/** The modules that have come, by id. From another address it would be another module, with state of its own. */
const modules = new Map<string, unknown>();

/**
 * Imports a chunk. One that fails, or has not come after half of `chunkTimeout`, is asked for once more
 * without a word; the first answer counts, for every later call as well.
 * @param id names the chunk in the error
 * @throws Error "Loading chunk {id} failed" when it fails twice or takes longer than `chunkTimeout`
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  try {
    const reason = `no answer after ${chunkTimeout / 1000} s`;
    const module = modules.get(id) ?? (await withTimeout(chunkTimeout, loadTwice(load), reason));
    // Another call may have been faster.
    if (!modules.has(id)) modules.set(id, module);
    return modules.get(id) as T;
  } catch (cause) {
    throw new Error(`Loading chunk ${id} failed`, { cause });
  }
}

async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  const first = load();
  const second = withTimeout(chunkTimeout / 2, first, 'late').catch(() => loadElsewhere(load));
  // Where both fail, the first tells why.
  return Promise.any([first, second]).catch(() => first);
}

/**
 * Imports what `load` imports, from another address: Firefox remembers a failed import of an address until
 * the page is reloaded, and any browser waits for one that hangs. What the chunk itself imports keeps its
 * address. All built files lie in one folder; on the development server `load` is called again.
 */
function loadElsewhere<T>(load: () => Promise<T>): Promise<T> {
  const [, file] = /import\(["'`]\.\/([\w.-]+)["'`]\)/.exec(String(load)) ?? [];
  return file ? import(/* @vite-ignore */ `./${file}?again=${Date.now()}`) : load();
}

/** Something in files of its own that can be fetched before it is needed. */
export interface Preloadable {
  /** The modules that it loads, as the end of their paths, without extension. */
  files: readonly string[];
  /** Fetches it ahead of need where `mayPreload`. Fails silently: using it tries again and reports. */
  preload: () => void;
}

/** Calls `load` where `mayPreload`, and ignores its failure. */
export function preloadQuietly(load: () => Promise<unknown>) {
  if (mayPreload()) load().catch(() => undefined);
}
