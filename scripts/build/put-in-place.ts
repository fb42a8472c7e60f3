import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Puts a finished folder in the place of another one, or of none. Others may do the same at the same time: the last one
 * stays, and nobody sees a part.
 */
export async function putInPlace(finished: string, place: string) {
  const before = `${finished}-before`;
  await mkdir(dirname(place), { recursive: true });
  for (;;) {
    await rename(place, before).catch(unless('ENOENT'));
    // A folder is put over none, or over an empty one.
    const isTaken = await rename(finished, place).catch(unless('ENOTEMPTY', 'EEXIST'));
    await rm(before, { recursive: true, force: true });
    if (!isTaken) return;
  }
}

/** Returns true for these reasons of failure, and throws every other one. */
function unless(...codes: string[]) {
  return (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error;
    return true;
  };
}
