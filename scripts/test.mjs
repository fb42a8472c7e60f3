// npm test: installs what is missing, then checks everything; ends with a line of counts.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { printJourneys } from './journeys.mjs';

ensureInstalled();
const { ensureChromium, findOnPath } = await import('./browser.mjs');
process.env.CHROMIUM_PATH = ensureChromium();

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a command in the foreground; true when it succeeds. @param {string} command @param {string[]} args */
function run(command, args, cwd = root) {
  const options = { cwd, stdio: /** @type {const} */ ('inherit') };
  return spawnSync(command, args, { ...options, shell: process.platform === 'win32' }).status === 0;
}

/** A tool of the packages. @param {string} name */
const tool = (name) => join(root, 'node_modules/.bin', name);

/** A stage that passes or fails as a whole. @param {string} name @param {string} bin @param {string[]} args */
function check(name, bin, args, cwd = root) {
  heading(name);
  const passed = run(tool(bin), args, cwd);
  add({ passed: Number(passed), failed: Number(!passed), skipped: 0 });
}

/** Projects of `tests/vitest.config.ts`. @param {string[]} projects */
function vitestProjects(projects) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  vitest(projects.join(', '), ['--config', 'tests/vitest.config.ts', ...chosen]);
}

const vitestReport = join(cache, 'vitest.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];

/**
 * Starts WebKit's tests, which wait most of the time, beside the other browsers'. Returns a function that waits for
 * them, prints what they said and counts them.
 */
function startWebKit() {
  rmSync(vitestReport, { force: true });
  const log = join(cache, 'webkit.log');
  const output = openSync(log, 'w');
  const args = ['run', '--config', 'tests/vitest.config.ts', '--project', 'webkit', ...reporters];
  const child = spawn(tool('vitest'), args, { cwd: root, stdio: ['ignore', output, output] });
  return async () => {
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
    heading('webkit');
    console.log(readFileSync(log, 'utf8'));
    addVitest(code === 0);
  };
}

/** A run of Vitest, counted by test. @param {string} name @param {string[]} args */
function vitest(name, args, cwd = root) {
  heading(name);
  rmSync(vitestReport, { force: true });
  addVitest(run(tool('vitest'), ['run', ...args, ...reporters], cwd));
}

/** Counts what the last run of Vitest reports. @param {boolean} succeeded */
function addVitest(succeeded) {
  const report = existsSync(vitestReport) ? JSON.parse(readFileSync(vitestReport, 'utf8')) : {};
  const counts = {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
  addRun(counts, succeeded);
}

/** Playwright's tests, counted by test. */
function browser() {
  heading('browser');
  const file = join(cache, 'browser-tests.json');
  rmSync(file, { force: true });
  const succeeded = run(process.execPath, ['scripts/browser-tests.mjs']);
  const stats = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : {};
  const counts = {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  };
  addRun(counts, succeeded);
}

/** A run that failed without a failed test has failed all the same. @param {Counts} counts @param {boolean} succeeded */
function addRun(counts, succeeded) {
  const empty = counts.passed + counts.failed === 0;
  const failed = counts.failed || Number(!succeeded || empty);
  add({ ...counts, failed });
}

/** @param {Counts} counts */
function add(counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

/** @param {string} text */
function heading(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
}

const optional = { 'firefox-esr': 'Firefox', WebKitWebDriver: 'WebKitGTK' };
for (const [program, name] of Object.entries(optional)) {
  if (!findOnPath(program)) console.log(`${name} is not installed: its tests do not run.`);
}
if (process.env.CI)
  console.log('On CI some browser tests do not run (tests/playwright.config.ts).');
const art = join(root, 'art');
const hasArt = existsSync(join(art, 'node_modules'));
if (!hasArt) console.log('art is not installed (npm ci --prefix art): its tests do not run.');

const start = performance.now();
check('types', 'tsc', ['--noEmit']);
check('lint and format', 'biome', ['check']);
vitestProjects(['unit', 'build', 'rules']);
if (hasArt) {
  check('art: types', 'tsc', ['--noEmit'], art);
  vitest('art', [], art);
}
const finishWebKit = findOnPath('WebKitWebDriver') ? startWebKit() : undefined;
browser();
await finishWebKit?.();
printJourneys();

const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(`\nAll of it took ${minutes} minutes.`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
