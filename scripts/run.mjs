// Runs a command of package.json: `node scripts/run.mjs NAME [argument…]`. Installs missing
// packages first, because Node 20 cannot read TypeScript without them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { stop } from './stop.mjs';

/**
 * Commands that are programs of packages. Every other one is `run` of scripts/NAME.ts.
 * @type {Record<string, [file: string, ...args: string[]]>}
 */
const programs = {
  browser: ['@playwright/test/cli.js', 'test'],
  // Vite's bin file starts this without awaiting it: its errors could not be caught.
  dev: ['vite/dist/node/cli.js'],
  unit: ['vitest/vitest.mjs', 'run'],
};

/** @param {string} path from the repository's folder */
const importModule = (path) => import(pathToFileURL(join(root, path)).href);

const [name = ''] = process.argv.splice(2, 1);
process.chdir(root);
// Labs measure the example, even if there is a content folder.
if (name === 'lab') process.env.CONTENT = 'example';
// Vite 8 reads # and ? as the end of a file's name, and * and $ as parts of a pattern.
const [sign] = /[#?*$]/.exec(root) ?? [];
if (sign) stop(`No folder that this lies in may have ${sign} in its name: ${root}`);
ensureInstalled();
const { importTypeScript } = await import('./import-typescript.mjs');
const program = programs[name];
if (program) {
  const [file, ...args] = program;
  process.argv.splice(2, 0, ...args);
  // It runs in this process, so that a signal ends it and its children.
  await importModule(`node_modules/${file}`).catch(({ message }) =>
    stop(`${message}. npm run ${name} -- --help lists what there is.`),
  );
} else {
  const command = await importTypeScript(`scripts/${name}.ts`);
  // A command imports by this function: its own `import()` fails, as its loader is closed by now.
  await command.run(process.argv.slice(2), importModule);
}
