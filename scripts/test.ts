import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { webkit } from '@playwright/test';
import { contentFolder } from './content-folder.mjs';
import { findOnPath } from './find-on-path.ts';
import { ensureChromium } from './find-or-install-chromium.ts';
import { requireFreePort } from './port.ts';
import { root } from './root.mjs';
import { stop } from './stop.mjs';

// npm test checks types and style, and runs the quick tests. npm run test:all also runs the slow
// tests. The last line of the output has the counts.

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
/** Process of the current stage. */
let running: ChildProcess | undefined;

/** Runs a Node program and adds its counts. */
async function runStage(name: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = root) {
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
  // A stage without a passed test, or with an error outside of the tests, counts as a failure.
  total.passed += passed;
  total.failed += failed || Number(code !== 0 || passed + flaky === 0);
  total.flaky += flaky;
  total.skipped += skipped;
}

/** Reads the report of Vitest or Playwright; a program without a report counts as one test. */
function countsOf(succeeded: boolean) {
  if (!existsSync(report)) return { passed: Number(succeeded), failed: 0, skipped: 0 };
  const content = JSON.parse(readFileSync(report, 'utf8'));
  // Playwright's report has `stats`, Vitest's has not.
  if (content.stats) {
    const { expected, unexpected, flaky, skipped } = content.stats;
    return { passed: expected, failed: unexpected, flaky, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = content;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Waits until the stage has closed its browsers. Ctrl+C sends SIGINT to the stage as well. */
async function stopAll(signal: NodeJS.Signals) {
  if (running) {
    if (signal !== 'SIGINT') running.kill(signal);
    await once(running, 'exit');
  }
  stop('Stopped before the end, without counts.');
}

/** Prints the missing browser engines; a missing Firefox is a failure on CI. */
function reportMissingEngines() {
  if (!existsSync(webkit.executablePath()))
    console.log('WebKit of Playwright not found: not tested.');
  if (findOnPath('firefox-esr') ?? findOnPath('firefox')) return;
  console.error('Firefox not found: not tested.');
  if (process.env.CI) total.failed += 1;
}

/** Installs a folder's packages. If the installation fails, counts a failure and returns false. */
function installPackages(folder: string): boolean {
  const args = ['scripts/install.mjs', folder];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) total.failed += 1;
  return status === 0;
}

const options = process.argv.slice(2);
const slow = options.includes('--all');
if (options.some((option) => option !== '--all'))
  stop('npm test takes no pattern; npx playwright test PATTERN and npx vitest PATTERN do.');

process.env.TESTS = slow ? 'all' : 'quick';
await requireFreePort('TEST_PORT', 4180);
process.env.CHROMIUM_PATH = ensureChromium();

// Deletes the files that an aborted run has left.
const temporary = join(root, '.cache/tmp');
rmSync(temporary, { recursive: true, force: true });
mkdirSync(temporary, { recursive: true });
Object.assign(process.env, { CONTENT: 'example', TMPDIR: temporary, TEMP: temporary });
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, stopAll);

await runStage('types', tsc);
await runStage('lint and format', biome);
if (slow) reportMissingEngines();
await runStage('unit, build, rules', vitest);
await runStage('browser', playwright);
// The stages above test the example; this stage tests the owner's content.
if (contentFolder !== 'example') {
  const config = ['--config', 'tests/owner-pages/every-page.config.ts'];
  const env = { CONTENT: contentFolder, TESTS: 'all' };
  await runStage(`every page of ${contentFolder}`, [...playwright, ...config], env);
}
if (slow) {
  const art = join(root, 'example/art');
  if (installPackages(art)) {
    await runStage('art: types', tsc, {}, art);
    await runStage('art', vitest, {}, art);
  }
}

console.log(`\nTook ${minutes()} minutes.`);
const flaky = total.flaky > 0 ? `, ${total.flaky} flaky` : '';
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${flaky}${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
