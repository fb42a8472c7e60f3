/** Something to change in a file. */
export interface Finding {
  /** From the repository's folder; a finding about the environment names `.env.local`. */
  file: string;
  /** From 1; undefined where it is not known. */
  line?: number | undefined;
  /** Such as `productImages[2].alt`; empty where the file itself is meant. */
  field: string;
  /** What follows the field's name, such as `must be an address.` */
  text: string;
  /**
   * The file or field itself is missing. Mistakes of files that import it are left out then, because
   * they only follow from that.
   */
  isMissing?: boolean;
}

/** `content/owner.ts:14: email must be …` */
export function lineOf({ file, line, field, text }: Finding): string {
  const place = line ? `${file}:${line}` : file;
  return `${place}${line || field ? ':' : ''} ${field && `${field} `}${text}`;
}

/** `productImages[2].alt` */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
