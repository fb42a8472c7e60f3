import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { unshownFolders } from './content-folders.ts';

/** What differs between owners, or may be missing. */
const optional = /^(art|projects|skills|pages|texts\/locales\.ts)$|\.test\.ts$|(^|\/)\./;

/**
 * A line for each file or folder that the content lacks and the example has, and for each folder of
 * which nothing is shown. Vite would name the code that imports a file, and not the owner's file.
 */
export function checkFiles(content: string, example: string): string[] {
  const missing = missingIn('').map((path) => {
    return `${join(content, path)} is missing: ${join(example, path)} is what it should look like`;
  });
  return [...missing, ...unshownFolders(content)];

  /** The files of a missing folder are not listed. */
  function missingIn(folder: string): string[] {
    return readdirSync(join(example, folder)).flatMap((name) => {
      const path = join(folder, name);
      if (optional.test(path)) return [];
      if (!existsSync(join(content, path))) return [path];
      return statSync(join(example, path)).isDirectory() ? missingIn(path) : [];
    });
  }
}
