import type { Locales, StaticPage } from '#src/content/static-page.ts';
import type { Owner, ProjectContent, SkillContent } from '#src/content/types.ts';
import { type Finding, fieldName } from './finding.ts';

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

/** Every text in a value, with its field. */
export function textsIn(value: unknown, path: readonly PropertyKey[] = []): [string, string][] {
  if (typeof value === 'string') return [[fieldName(path), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every text of a file, with its field, without the name of the export. */
export function textsOf(module: Module): [string, string][] {
  return Object.values(module).flatMap((value) => textsIn(value));
}
