import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { webkit } from '@playwright/test';
import { contentFolder } from './content-folder.mjs';
import { findOnPath } from './find-on-path.ts';
import { ensureChromium } from './find-or-install-chromium.ts';
import { freePortFrom } from './port.ts';
import { root } from './root.mjs';
import { stop } from './stop.mjs';

// npm test: what guards the specification, in Chromium. npm run test:all: everything slow as well.
// Ends with a line of counts.

const start = performance.now();
const minutes = () => ((performance.now() - start) / 60_000).toFixed(1);
const total = { passed: 0, failed: 0, flaky: 0, skipped: 0 };
const report = join(root, '.cache/tests.json');

const program = (path: string) => join(root, 'node_modules', path);
const tsc = [program('typescript/bin/tsc'), '--noEmit'];
const biome = [program('@biomejs/biome/bin/biome'), 'check'];
const playwright = [program('@playwright/test/cli.js'), 'test'];
const vitest = [
  program('vitest/vitest.mjs'),
  'run',
  '--passWithNoTests',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
/** The stage that runs. */
let running: ChildProcess | undefined;

/** Runs a program of Node's and adds its counts. */
async function stage(name: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = root) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))} ${minutes()} min`);
  rmSync(report, { force: true });
  running = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(running, 'exit');
  running = undefined;
  const { passed, failed, flaky = 0, skipped } = countsOf(code === 0);
  // A run that fails without a failed test, or has no tests, has failed all the same.
  total.passed += passed;
  total.failed += failed || Number(code !== 0 || passed + flaky === 0);
  total.flaky += flaky;
  total.skipped += skipped;
}

/** Reads the report of Vitest or Playwright; a program without a report is one test. */
function countsOf(succeeded: boolean) {
  if (!existsSync(report)) return { passed: Number(succeeded), failed: 0, skipped: 0 };
  const { stats, ...counts } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats) {
    const { expected, unexpected, flaky, skipped } = stats;
    return { passed: expected, failed: unexpected, flaky, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = counts;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Waits until the stage has closed its browsers. Ctrl+C reaches it by itself. */
async function stopAll(signal: NodeJS.Signals) {
  if (running) {
    if (signal !== 'SIGINT') running.kill(signal);
    await once(running, 'exit');
  }
  stop('Stopped before the end: nothing was counted.');
}

/** Says which journeys do not run; without Firefox that is a failure on CI. */
function nameMissingEngines() {
  if (!existsSync(webkit.executablePath())) console.log('No WebKit of Playwright: not tested.');
  if (findOnPath('firefox-esr') ?? findOnPath('firefox')) return;
  console.error('No Firefox: not tested.');
  if (process.env.CI) total.failed += 1;
}

/** Installs a folder's packages; false, and a failure, where that does not work. */
function installed(folder: string): boolean {
  const args = ['scripts/install.mjs', folder];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) total.failed += 1;
  return status === 0;
}

const words = process.argv.slice(2);
const slow = words.includes('--all');
if (words.some((word) => word !== '--all'))
  stop('npm test runs all; npx playwright test PATTERN and npx vitest PATTERN run some.');

process.env.TESTS = slow ? 'all' : 'quick';
await freePortFrom('TEST_PORT', 4180);
process.env.CHROMIUM_PATH = ensureChromium();

// The next run deletes what a stopped run leaves here.
const temporary = join(root, '.cache/tmp');
rmSync(temporary, { recursive: true, force: true });
mkdirSync(temporary, { recursive: true });
Object.assign(process.env, { CONTENT: 'example', TMPDIR: temporary, TEMP: temporary });
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, stopAll);

await stage('types', tsc);
await stage('lint and format', biome);
if (slow) nameMissingEngines();
await stage('unit, build, rules', vitest);
await stage('browser', playwright);
// The tests so far use the example.
if (contentFolder !== 'example') {
  const config = ['--config', 'tests/owner-pages/every-page.config.ts'];
  const env = { CONTENT: contentFolder, TESTS: 'all' };
  await stage(`every page of ${contentFolder}`, [...playwright, ...config], env);
}
if (slow) {
  const art = join(root, 'example/art');
  if (installed(art)) {
    await stage('art: types', tsc, {}, art);
    await stage('art', vitest, {}, art);
  }
}

console.log(`\nAll of it took ${minutes()} minutes.`);
const [flaky, skipped] = (['flaky', 'skipped'] as const).map((name) =>
  total[name] > 0 ? `, ${total[name]} ${name}` : '',
);
console.log(`${total.passed} passed, ${total.failed} failed${flaky}${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
