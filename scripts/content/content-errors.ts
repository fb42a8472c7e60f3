import type { Owner } from '#src/content/types.ts';
import type { Route } from '#src/navigation/routes.ts';
import { contentFolder } from '../content-folder.mjs';
import { linkMistakes, slugMistakes } from './address-mistakes.ts';
import { detailMistakes } from './detail-mistakes.ts';
import { fieldMistakes } from './field-mistakes.ts';
import { lineOf } from './mistake.ts';

/** What the content's files export, by their path from the repository's folder. */
export type ContentFiles = Record<string, Readonly<Record<string, unknown>>>;

interface Surroundings {
  /** What the example's files export, by their path from its folder. */
  examples: ContentFiles;
  /** Addresses are checked against them, where the content is whole enough to have some. */
  routes: readonly Route[];
  /** Whether there is such a file, by its path from the repository's folder. */
  exists: (path: string) => boolean;
  /** Its text; undefined where there is none. */
  read: (path: string) => string | undefined;
}

/** One line for each field that is missing or wrong, with its file, its line and what it must be. */
export function contentErrors(
  files: ContentFiles,
  { examples, routes, exists, read }: Surroundings,
): string[] {
  const ofFields = fieldMistakes(files, examples);
  const wrong = new Set(ofFields.map(({ file }) => file));
  const right = Object.fromEntries(Object.entries(files).filter(([file]) => !wrong.has(file)));
  const owner = files[`${contentFolder}/owner.ts`]?.owner as Owner | undefined;
  const mistakes = [
    ...ofFields,
    ...detailMistakes(right, exists),
    ...(owner ? slugMistakes(routes, owner) : []),
    ...(routes.length > 0 ? linkMistakes(routes, right, exists) : []),
  ];
  return mistakes.map((mistake) => lineOf(mistake, read));
}
