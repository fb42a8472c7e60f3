// npm run hosts: serves the site by every host that runs here and prints what it answers; `npm run hosts -- nginx` some.
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
ensureInstalled(join(root, 'tests/hosts'));

const { runnerImport } = await import('vite');
const options = { root, configFile: /** @type {const} */ (false) };
/** @type {{ module: typeof import('../tests/hosts/hosts.ts') }} */
const { module } = await runnerImport(join(root, 'tests/hosts/hosts.ts'), options);
const succeeded = await module.tryHosts(process.argv.slice(2));
process.exit(succeeded ? 0 : 1);
