import { existsSync, lstatSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root, stop } from './install.mjs';

/**
 * The folder with the owner and all texts and pictures, from the repository's: `content` where an owner has made it, else
 * `example`; `CONTENT` says otherwise. Ends the process in one line where it is none.
 */
export const contentFolder = folder();

/** The same with its whole path, with slashes on Windows as well. */
export const contentPath = resolve(root, contentFolder).replaceAll('\\', '/');

/** For bundlers: `#content/owner.ts` is the owner's. */
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
 * Imports a TypeScript module, which may use `import.meta.glob`: the oldest Node that the project allows reads none.
 * The packages must be installed. Nothing can be imported later by what this returns.
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
  // Vite has said "development", which is nothing to what is started later.
  if (!hasMode) delete process.env.NODE_ENV;
  return module;
}
