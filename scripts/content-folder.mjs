import { existsSync, lstatSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root, stop } from './install.mjs';

/**
 * The folder of the owner's texts and pictures, from the repository's: `CONTENT`, else `content`,
 * which an owner has made, else `example`. Stops with one line where it is none.
 */
export const contentFolder = folder();

/** Its absolute path, with slashes on Windows as well. */
export const contentPath = resolve(root, contentFolder).replaceAll('\\', '/');

/** For bundlers: makes `#content/owner.ts` the owner's. */
export const contentAlias = { find: /^#content\//, replacement: `${contentPath}/` };

function folder() {
  const name =
    process.env.CONTENT || (existsSync(resolve(root, 'content')) ? 'content' : 'example');
  const path = relative(root, resolve(root, name)).replaceAll('\\', '/');
  const isFolder = lstatSync(resolve(root, name), { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder || path.startsWith('..')) {
    stop(`The content, ${name}, must be a folder of the repository, and no link.`);
  }
  return path;
}

/**
 * Imports a TypeScript module, which may use `import.meta.glob`: Node 20 supports neither. The
 * module's own dynamic imports fail once this has returned.
 * @param {string} path from the repository's folder
 * @returns {Promise<any>} the module
 */
export async function importTypeScript(path) {
  const { runnerImport } = await import('vite');
  const hasMode = Boolean(process.env.NODE_ENV);
  const { module } = await runnerImport(resolve(root, path), {
    root,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    resolve: { alias: [contentAlias] },
  });
  // Vite has set it to "development", which must not reach what is started later.
  if (!hasMode) delete process.env.NODE_ENV;
  return module;
}
