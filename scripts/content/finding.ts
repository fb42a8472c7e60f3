import type { Locales, StaticPage } from '#src/content/static-page.ts';
import type { Owner, ProjectContent, SkillContent } from '#src/content/types.ts';

/** Something to change in a file. */
export interface Finding {
  /** From the repository's folder; a finding about the environment names `.env.local`. */
  file: string;
  /** From 1; undefined where it is not known. */
  line?: number | undefined;
  /** Such as `productImages[2].alt`; empty where the file itself is meant. */
  field: string;
  /** The rest of the sentence. */
  text: string;
  /**
   * The file or field itself is missing: mistakes in what reads it follow from that, and are not
   * reported.
   */
  isMissing?: boolean;
}

/** What a file exports if its fields are right. */
interface Module {
  owner?: Owner;
  project?: ProjectContent;
  skill?: SkillContent;
  page?: StaticPage;
  locales?: Locales;
  [name: string]: unknown;
}

/** The exports of files by their paths from the repository's folder. */
export type ContentFiles = Readonly<Record<string, Module>>;

export function filesWithout(findings: readonly Finding[], files: ContentFiles): ContentFiles {
  const wrong = new Set(findings.map(({ file }) => file));
  return Object.fromEntries(Object.entries(files).filter(([file]) => !wrong.has(file)));
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

/** Every text in a value, with its field. */
export function textsIn(value: unknown, path: readonly PropertyKey[] = []): [string, string][] {
  if (typeof value === 'string') return [[fieldName(path), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
