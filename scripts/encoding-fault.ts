import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/** What is wrong with a text file, as the end of a line that begins with its name. */
export function encodingFault(file: string): string | undefined {
  const bytes = readFileSync(file);
  // English in UTF-16 is UTF-8 with zeros.
  return isUtf8(bytes) && !bytes.includes(0) ? undefined : 'is not UTF-8: save it as that';
}

/** The same for an `.env` file, whose first variable a byte order mark hides. */
export function settingsFault(file: string): string | undefined {
  const hasMark = readFileSync(file, 'utf8').startsWith('\ufeff');
  return (
    encodingFault(file) ??
    (hasMark ? 'begins with a byte order mark (BOM): save it as UTF-8 without one' : undefined)
  );
}
