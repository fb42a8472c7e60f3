import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';

/** Whether a folder has exactly this path. macOS and Windows ignore case, hosts do not. */
export function isThere(folder: string, path: string): boolean {
  const names = path.split('/').filter(Boolean);
  return names.every((name, index) => {
    const parent = join(folder, ...names.slice(0, index));
    const isFolder = statSync(parent, { throwIfNoEntry: false })?.isDirectory();
    return isFolder && readdirSync(parent).includes(name);
  });
}
