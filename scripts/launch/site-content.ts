import { errors } from '../content/check.ts';
import type { ContentFiles } from '../content/content-errors.ts';
import { contentFolder } from '../content-folder.mjs';

const own = import.meta.glob<ContentFiles[string]>([
  '#content/{owner,resume,slider}.ts',
  '#content/texts/lock.ts',
  '#content/{projects,skills,pages}/*/{project,skill,page}.ts',
]);
const shipped = import.meta.glob<ContentFiles[string]>([
  '/example/{owner,resume,slider}.ts',
  '/example/texts/lock.ts',
  '/example/{projects,skills}/*/{project,skill}.ts',
]);

/** What each file exports; nothing where it cannot be read, which the build's check says. */
async function read(loaders: Record<string, () => Promise<ContentFiles[string]>>) {
  const files: ContentFiles = {};
  for (const [path, load] of Object.entries(loaders)) {
    files[path.slice(1)] = await load().catch(() => ({}));
  }
  return files;
}

/** The content that the site is built from, and that of the example, which speaks of the same owner. */
export const content = {
  folder: contentFolder,
  files: await read(own),
  example: await read(shipped),
  errors,
};
