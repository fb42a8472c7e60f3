import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { contentAlias } from './content-folder.mjs';
import { root } from './root.mjs';

/**
 * Imports a TypeScript module, which may use `import.meta.glob`: Node 20 supports neither. The
 * module's own dynamic imports fail once this has returned.
 * @param {string} path from the repository's folder
 * @returns {Promise<any>} the module
 */
export async function importTypeScript(path) {
  const hasMode = Boolean(process.env.NODE_ENV);
  const { module } = await runnerImport(resolve(root, path), {
    root,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    resolve: { alias: [contentAlias] },
  });
  // Vite sets it to "development", which processes started later would inherit.
  if (!hasMode) delete process.env.NODE_ENV;
  return module;
}
