// npm run measure: prints figures; `npm run measure -- wheel` (or journeys, controls) only those.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();

const all = ['journeys', 'controls', 'wheel'];
const chosen = process.argv.length > 2 ? process.argv.slice(2) : all;

const inBrowser = chosen.filter((name) => name !== 'wheel');
if (inBrowser.length > 0) {
  const config = ['--config', 'tests/measure/playwright.config.ts'];
  const args = ['scripts/browser-tests.mjs', ...config, ...inBrowser];
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
