import { readdirSync } from 'node:fs';
import { join } from 'node:path/posix';

/** What code and browsers read as text. */
const texts = /\.(ts|json|css|svg)$/;

/** Not the site's: the workshop of its pictures, and what editors and systems write. */
const foreign = /^art$|(^|\/)(node_modules$|\.)/;

/** The text files of a content, by their path in it. */
export function textFiles(content: string, folder = ''): string[] {
  return readdirSync(join(content, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (foreign.test(path)) return [];
    if (entry.isDirectory()) return textFiles(content, path);
    return texts.test(path) ? [path] : [];
  });
}
