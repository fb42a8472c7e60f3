import { pathOf } from '#src/content/content-file.ts';
import { errors, files } from '../content/check.ts';
import type { ContentFiles } from '../content/content-errors.ts';
import { contentFolder } from '../content-folder.mjs';

/** What speaks of the owner: other texts are as good for the next one. */
const personal = /\/((owner|resume|slider|texts\/lock)|(projects|skills|pages)\/[^/]+\/\w+)\.ts$/;

const shipped = import.meta.glob<ContentFiles[string]>([
  '/example/{owner,resume,slider}.ts',
  '/example/texts/lock.ts',
  '/example/{projects,skills}/*/{project,skill}.ts',
]);
const example: ContentFiles = {};
for (const [file, load] of Object.entries(shipped)) {
  // They read the owner's content, which may lack what they need; the build's check says so.
  example[pathOf(file)] = await load().catch(() => ({}));
}

/** The content that the site is built from, and that of the example, which speaks of the same owner. */
export const content = {
  folder: contentFolder,
  files: Object.fromEntries(Object.entries(files).filter(([file]) => personal.test(file))),
  example,
  errors,
};
