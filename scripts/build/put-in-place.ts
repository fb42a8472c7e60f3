import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Whether nothing is lost when a build replaces this folder: it is empty, or a former build's. */
export function isReplaceable(place: string): boolean {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return true;
  if (!found.isDirectory()) return false;
  return readdirSync(place).length === 0 || existsSync(join(place, '_headers'));
}

/**
 * Replaces a folder with a finished one. Concurrent builds are safe: the last one wins, and the
 * folder never holds a partial build.
 */
export async function putInPlace(finished: string, place: string) {
  await mkdir(dirname(place), { recursive: true });
  const ready = await onTheDiskOf(place, finished);
  const before = `${ready}-before`;
  for (;;) {
    await rename(place, before).catch(unless('ENOENT'));
    // `rename` replaces an empty folder only, and fails if another build has put its own in place
    // meanwhile.
    const isTaken = await rename(ready, place).catch(unless('ENOTEMPTY', 'EEXIST'));
    await rm(before, { recursive: true, force: true });
    if (!isTaken) return;
  }
}

/** The folder, or a copy beside the place where that is on another disk: no `rename` leads there. */
async function onTheDiskOf(place: string, folder: string): Promise<string> {
  const [here, there] = await Promise.all([stat(folder), stat(dirname(place))]);
  if (here.dev === there.dev) return folder;
  const copy = `${place}-${randomUUID()}`;
  await cp(folder, copy, { recursive: true });
  return copy;
}

/** Returns true for an error with one of these codes, and throws every other one. */
function unless(...codes: string[]) {
  return (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error;
    return true;
  };
}
