import type { Owner } from '#src/content/types.ts';
import { contentFolder } from '../content-folder.mjs';
import { linkMistakes, slugMistakes } from './address-mistakes.ts';
import { detailMistakes } from './detail-mistakes.ts';
import { fieldMistakes } from './field-mistakes.ts';
import { type Content, lineOf } from './mistake.ts';

interface Options extends Content {
  /** The text of a file, by its path from the repository's folder; undefined where there is none. */
  read: (path: string) => string | undefined;
}

/** One line for each field that is missing or wrong, with its file, its line and what it must be. */
export function contentErrors({ read, ...content }: Options): string[] {
  const { files } = content;
  const ofFields = fieldMistakes(content);
  const wrong = new Set(ofFields.map(({ file }) => file));
  const right = {
    ...content,
    files: Object.fromEntries(Object.entries(files).filter(([file]) => !wrong.has(file))),
    owner: files[`${contentFolder}/owner.ts`]?.owner as Owner | undefined,
  };
  const rules = [detailMistakes, slugMistakes, linkMistakes];
  const mistakes = [...ofFields, ...rules.flatMap((rule) => rule(right))];
  return mistakes.map((mistake) => lineOf(mistake, read));
}
