import { join } from 'node:path';
import { contentAlias } from './content-folder.mjs';
import { root } from './install.mjs';

/**
 * Imports a TypeScript module, which may use `import.meta.glob`: the oldest Node that the project allows reads none.
 * The packages must be installed. Nothing can be imported later by what this returns.
 * @param {string} path from the repository's folder
 * @returns {Promise<any>} the module
 */
export async function importTypeScript(path) {
  const { runnerImport } = await import('vite');
  const hasMode = process.env.NODE_ENV !== undefined;
  const { module } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    resolve: { alias: [contentAlias] },
  });
  // Vite has said "development": builds that are started later would take React's slower half.
  if (!hasMode) delete process.env.NODE_ENV;
  return module;
}
