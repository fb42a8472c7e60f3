import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { unshownFolders } from './content-folders.ts';

/** What differs between owners, or may be missing. */
const optional = /^(art|projects|skills|pages|texts\/locales\.ts)$|\.test\.ts$|(^|\/)\./;

/**
 * A line for each file or folder that the content lacks and the example has, for each folder of
 * which nothing is shown, and for a palette that is no JSON. Vite would not name these files.
 */
export function checkFiles(content: string, example: string): string[] {
  const missing = missingIn('').map((path) => {
    return `${join(content, path)} is missing: ${join(example, path)} is what it should look like`;
  });
  if (missing.length > 0) return missing;
  return [...unshownFolders(content), ...checkJson(join(content, 'palette.json'))];

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

function checkJson(file: string): string[] {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return [];
  } catch (error) {
    return [`${file}: ${(error as Error).message.replace(/\s+/g, ' ')}`];
  }
}
