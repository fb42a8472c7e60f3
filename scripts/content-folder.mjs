import { existsSync, lstatSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from './root.mjs';
import { stop } from './stop.mjs';

/**
 * The folder of the owner's texts and pictures, from the repository's: `CONTENT`, else `content`,
 * which an owner has made, else `example`. Stops with one line where it is none.
 */
export const contentFolder = folder();

/** Its absolute path, with slashes on Windows as well. */
export const contentPath = resolve(root, contentFolder).replaceAll('\\', '/');

/** Makes `#content/owner.ts` the owner's, which package.json resolves to the example's. */
export const contentAlias = { find: /^#content\//, replacement: `${contentPath}/` };

function folder() {
  if (!existsSync(resolve(root, 'example')))
    stop('The folder example/ is missing, with which content is compared: git restore example');
  const name =
    process.env.CONTENT || (existsSync(resolve(root, 'content')) ? 'content' : 'example');
  const path = relative(root, resolve(root, name)).replaceAll('\\', '/');
  const isFolder = lstatSync(resolve(root, name), { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder || path.startsWith('..')) {
    stop(`The content, ${name}, must be a folder of the repository, and no link.`);
  }
  return path;
}
