import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/**
 * What tools would misread in a text file, as the end of a line that begins with its name. A byte
 * order mark hides the first variable of an `.env` file, and is no JSON.
 */
export function encodingFault(file: string, mayHaveMark: boolean): string | undefined {
  const bytes = readFileSync(file);
  // English in UTF-16 is UTF-8 with zeros.
  if (!isUtf8(bytes) || bytes.includes(0)) return 'is not UTF-8: save it as that';
  const hasMark = bytes.indexOf('\ufeff') === 0;
  return hasMark && !mayHaveMark
    ? 'begins with a byte order mark (BOM): save it as UTF-8 without one'
    : undefined;
}
