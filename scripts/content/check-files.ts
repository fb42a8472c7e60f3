import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { ignoredFolders } from './content-folders.ts';

/** Files and folders that the content may lack. */
const optional = /^(art|projects|skills|pages|texts\/locales\.ts)$|\.test\.ts$|(^|\/)\./;

/**
 * Returns a line for each file or folder of the example that the content lacks. If nothing is
 * missing, returns a line for each ignored folder and for an invalid palette. Vite's errors would
 * not name these files.
 */
export function checkFiles(content: string, example: string): string[] {
  const missing = missingIn('').map((path) => {
    return `${join(content, path)} is missing: see ${join(example, path)}`;
  });
  if (missing.length > 0) return missing;
  return [...ignoredFolders(content), ...checkJson(join(content, 'palette.json'))];

  /** Paths that the content lacks, without the paths inside a missing folder. */
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
