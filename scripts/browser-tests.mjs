// npm run browser: builds the site and runs the tests in browsers; arguments go to Playwright.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root, stop } from './install.mjs';
import { runVite } from './vite.mjs';

ensureInstalled();
const { ensureChromium } = await import('./browser.mjs');
ensureChromium();

const port = process.env.TEST_PORT ?? '4180';
const outDir = `.cache/test-site-${port}`;
/** What an owner has configured, in `.env.local` for example: the tests' messages must not reach a real inbox. */
const owners = [
  'BASE_PATH',
  'VITE_ASSET_HOST',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIRESTORE_EMULATOR',
  'VITE_OFFLINE',
  'VITE_RECAPTCHA_SITE_KEY',
];
const env = {
  ...Object.fromEntries(owners.map((name) => [name, ''])),
  OUT_DIR: outDir,
  TEST_PORT: port,
  MESSAGES_FILE: join(mkdtempSync(join(tmpdir(), 'portfolio-')), 'messages.jsonl'),
};

if (runVite(['build'], env) !== 0) stop('The site could not be built: no browser test ran.');

const server = spawn(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), 'preview', '--port', port],
  { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
);
await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
if (server.exitCode !== null) stop(`The site could not be served on port ${port}.`);

const args = process.argv.slice(2);
const config = args.includes('--config') ? [] : ['--config', 'tests/playwright.config.ts'];
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', ...config, ...args], {
  cwd: root,
  env: { ...process.env, ...env },
  stdio: 'inherit',
});
server.kill();
process.exitCode = status ?? 1;
