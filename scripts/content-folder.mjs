import { existsSync, lstatSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from './root.mjs';
import { stop } from './stop.mjs';

/**
 * Path of the content's folder, relative to the repository: `CONTENT`, else `content` if it exists,
 * else `example`. An invalid path stops the command with one line.
 */
export const contentFolder = findFolder();

/** Absolute path of the content's folder, with slashes also on Windows. */
export const contentPath = resolve(root, contentFolder).replaceAll('\\', '/');

/** In Vite, `#content/…` is the content's folder; in package.json, `#content/…` is the example. */
export const contentAlias = { find: /^#content\//, replacement: `${contentPath}/` };

function findFolder() {
  if (!existsSync(resolve(root, 'example')))
    stop('The folder example/ is missing: git restore example');
  const name =
    process.env.CONTENT || (existsSync(resolve(root, 'content')) ? 'content' : 'example');
  const path = relative(root, resolve(root, name)).replaceAll('\\', '/');
  const isFolder = lstatSync(resolve(root, name), { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder || path.startsWith('..')) {
    stop(`The content ${name} must be a folder of the repository, not a link.`);
  }
  return path;
}
