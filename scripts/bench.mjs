// npm run bench: every figure of the site's speed beside what it was; `npm run bench -- firsts visit` some.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
ensureInstalled(join(root, 'tests/bench'));

const { runnerImport } = await import('vite');
const options = { root, configFile: /** @type {const} */ (false) };
/** @type {{ module: typeof import('../tests/bench/bench.ts') }} */
const { module } = await runnerImport(join(root, 'tests/bench/bench.ts'), options);
// Vite has said "development" there: builds that are started from here would take React's slower half.
process.env.NODE_ENV = 'production';
const lighthouse = join(root, 'tests/bench/node_modules/lighthouse/core/index.js');
const { default: run } = await import(pathToFileURL(lighthouse).href);
const succeeded = await module.bench(process.argv.slice(2), run);
// A part that failed may have left a server behind.
process.exit(succeeded ? 0 : 1);
