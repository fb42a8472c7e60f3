import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns whether a folder has exactly this path. macOS and Windows ignore case, hosts do not. */
export function isThere(folder: string, path: string): boolean {
  const names = path.split('/').filter(Boolean);
  return (
    existsSync(join(folder, path)) &&
    names.every((name, index) => readdirSync(join(folder, ...names.slice(0, index))).includes(name))
  );
}
