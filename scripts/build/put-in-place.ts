import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a clone or a volume has of its own. */
const isKept = (name: string) => ['.git', 'lost+found'].includes(name);

/** Whether nothing is lost when a build replaces this folder: it is empty, or a former build's. */
export function isReplaceable(place: string): boolean {
  const found = statSync(place, { throwIfNoEntry: false });
  // Not a link that leads nowhere, for example because nothing is mounted there.
  if (!found) return !lstatSync(place, { throwIfNoEntry: false });
  if (!found.isDirectory()) return false;
  return readdirSync(place).every(isKept) || existsSync(join(place, '_headers'));
}

/**
 * Replaces what a folder holds by a finished build. The folder itself stays, because it may be a
 * link or a mount point; so does what a clone or a volume has of its own.
 */
export async function putInPlace(finished: string, place: string) {
  await mkdir(place, { recursive: true });
  // `cp` does not follow a link at its destination.
  const folder = await realpath(place);
  const old = (await readdir(folder)).filter((name) => !isKept(name));
  for (const name of old) await rm(join(folder, name), { recursive: true });
  await cp(finished, folder, { recursive: true });
}
