import { join } from 'node:path';
import { namesIn } from './junk-files.ts';

/** Returns whether a folder has exactly this path. macOS and Windows ignore case, hosts do not. */
export function isThere(folder: string, path: string): boolean {
  const names = path.split('/').filter(Boolean);
  return names.every((name, index) =>
    namesIn(join(folder, ...names.slice(0, index))).includes(name),
  );
}
