import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns whether a folder has exactly this path. macOS and Windows ignore case, hosts do not. */
export function isThere(folder: string, path: string): boolean {
  return path
    .split('/')
    .filter(Boolean)
    .every((name, index, names) => {
      const parent = join(folder, ...names.slice(0, index));
      const isFolder = statSync(parent, { throwIfNoEntry: false })?.isDirectory();
      return isFolder && readdirSync(parent).includes(name);
    });
}
