import { readdirSync, statSync } from 'node:fs';

/** Dot files are junk, but for those that hosts read. */
const junk = /^\.(?!htaccess$|nojekyll$|well-known$)|~$|^(thumbs\.db|desktop\.ini|node_modules)$/i;

/** Recognizes files that are no content: `.DS_Store`, `._a.png`, `Thumbs.db`, `page.ts~`. */
export function isJunk(name: string): boolean {
  return junk.test(name);
}

/** Lists the owner's files in a folder, which may be missing or a file. */
export function namesIn(folder: string): string[] {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  const names = isFolder ? readdirSync(folder) : [];
  return names.filter((name) => !isJunk(name)).sort();
}
