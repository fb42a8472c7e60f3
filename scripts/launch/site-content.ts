import { errors, examples, files } from '../content/check.ts';
import type { ContentFiles } from '../content/mistake.ts';
import { contentFolder } from '../content-folder.mjs';

/** What speaks of the owner: other texts are as good for the next one. */
const personal = /\/((owner|resume|slider|texts\/lock)|(projects|skills|pages)\/[^/]+\/\w+)\.ts$/;

function personalOf(all: ContentFiles): ContentFiles {
  return Object.fromEntries(Object.entries(all).filter(([file]) => personal.test(file)));
}

/** The content that the site is built from, and that of the example, which speaks of the same owner. */
export const content = {
  folder: contentFolder,
  files: personalOf(files),
  example: personalOf(examples),
  errors,
};
