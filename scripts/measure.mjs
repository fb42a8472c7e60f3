// npm run measure: prints figures; `npm run measure -- wheel` (or journeys) only that.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();

const all = ['journeys', 'wheel'];
const chosen = process.argv.length > 2 ? process.argv.slice(2) : all;

if (chosen.includes('journeys')) {
  const args = ['scripts/bench.mjs', 'journeys'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

if (chosen.includes('wheel')) {
  const { runnerImport } = await import('vite');
  const options = { root, configFile: /** @type {const} */ (false) };
  /** @type {{ module: typeof import('../tests/measure/wheel.ts') }} */
  const { module } = await runnerImport(join(root, 'tests/measure/wheel.ts'), options);
  module.printWheel();
}
