import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a folder with a finished one. Concurrent builds are safe: the last one wins, and the
 * folder never holds a partial build.
 */
export async function putInPlace(finished: string, place: string) {
  const before = `${finished}-before`;
  await mkdir(dirname(place), { recursive: true });
  for (;;) {
    await rename(place, before).catch(unless('ENOENT'));
    // `rename` replaces an empty folder only, and fails if another build has put its own in place
    // meanwhile.
    const isTaken = await rename(finished, place).catch(unless('ENOTEMPTY', 'EEXIST'));
    await rm(before, { recursive: true, force: true });
    if (!isTaken) return;
  }
}

/** Returns true for an error with one of these codes, and throws every other one. */
function unless(...codes: string[]) {
  return (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error;
    return true;
  };
}
