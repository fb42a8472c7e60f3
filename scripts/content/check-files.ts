import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { encodingFault } from '../encoding-fault.ts';
import { withoutHiddenSigns } from '../hidden-signs.ts';
import { drawingFault } from './drawing-fault.ts';
import { textFiles } from './text-files.ts';

/** What differs between owners, or may be missing. */
const optional = /^(art|projects|skills|pages|texts\/locales\.ts)$|\.test\.ts$|(^|\/)\./;

/**
 * A line for each file or folder that the content lacks and the example has, or else for texts in
 * another encoding and drawings that no browser draws, or else for a palette that is no JSON. Vite
 * would name the code that imports the file, and not the owner's file.
 */
export function checkFiles(content: string, example: string): string[] {
  const missing = missingIn('').map((path) => {
    return `${join(content, path)} is missing: ${join(example, path)} is what it should look like`;
  });
  if (missing.length > 0) return missing;
  const misread = textFiles(content).flatMap((path) => checkText(join(content, path)));
  return misread.length > 0 ? misread : checkJson(join(content, 'palette.json'));

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

function checkText(file: string): string[] {
  const misread = encodingFault(file);
  if (misread) return [`${file} ${misread}`];
  const fault = file.endsWith('.svg') && drawingFault(readFileSync(file, 'utf8'));
  return fault ? [`${file}: ${fault}`] : [];
}

function checkJson(file: string): string[] {
  try {
    JSON.parse(withoutHiddenSigns(readFileSync(file, 'utf8')));
    return [];
  } catch (error) {
    return [`${file}: ${(error as Error).message}`];
  }
}
