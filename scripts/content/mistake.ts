import { fieldLine } from './field-line.ts';

/** A wrong field of a file. */
export interface Mistake {
  /** From the repository's folder. */
  file: string;
  /** From the name of the export on, which stands for itself where the field is not known. */
  path: readonly PropertyKey[];
  /** A sentence. */
  text: string;
}

/**
 * `content/owner.ts:14: email must be …`
 * @param read the text of a file; undefined where there is none, and the line has no number
 */
export function lineOf({ file, path, text }: Mistake, read: (file: string) => string | undefined) {
  const source = read(file) ?? '';
  const line = fieldLine(
    file.endsWith('.json') ? `export const palette = ${source}` : source,
    path,
  );
  return `${file}${line ? `:${line}` : ''}: ${text}`;
}

/** `productImages[2].alt` */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** A value in short, for the end of a line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 200 ? `${json.slice(0, 60)}… (${json.length - 2} characters)` : json;
}
