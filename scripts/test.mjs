// npm test: what guards the specification, in Chromium. npm run test:all: that, and everything slow; with `--rest` only the
// slow part, added to what npm test has counted. Ends with a line of counts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, install, root, stop } from './install.mjs';
import { freePortFrom } from './port.mjs';

const all = process.argv.includes('--all');
// Always with `--all`.
const rest = process.argv.includes('--rest');

await freePortFrom('TEST_PORT', 4180, 'npm test');
ensureInstalled();
const { ensureChromium, findOnPath } = await import('./browser.mjs');
process.env.CHROMIUM_PATH = ensureChromium();

const cache = join(root, '.cache');
// What a stopped run leaves behind lies here, until the next one.
const temporary = join(cache, 'tmp');
rmSync(temporary, { recursive: true, force: true });
mkdirSync(temporary, { recursive: true });
Object.assign(process.env, { CONTENT: 'example', TMPDIR: temporary, TEMP: temporary });

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const countsFile = join(cache, 'counts.json');
/** @type {Counts} */
const total = rest
  ? (read(countsFile) ?? stop('npm test has not counted anything yet: run it first.'))
  : { passed: 0, failed: 0, skipped: 0 };

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The stage that runs. @type {import('node:child_process').ChildProcess | undefined} */
let running;
/** Windows has no process groups, and tells Ctrl+C to all of a console. */
const inGroups = process.platform !== 'win32';

/**
 * Runs one of Node's programs in a process group of its own; true when it succeeds.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 */
async function run(args, { cwd = root, env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: inGroups,
  });
  running = child;
  const [code] = await once(child, 'exit');
  running = undefined;
  return code === 0;
}

/** Takes everything along that runs: first as Ctrl+C does, so that browsers are closed, then by force. */
async function stopAll() {
  const { pid } = running ?? {};
  if (running && pid) {
    const group = inGroups ? -pid : pid;
    const ended = once(running, 'exit');
    process.kill(group, 'SIGINT');
    const force = setTimeout(() => process.kill(group, 'SIGKILL'), 10_000);
    await ended;
    clearTimeout(force);
  }
  stop('Stopped before the end: nothing was counted.');
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, stopAll);

/** A stage that passes or fails as a whole. @param {string} name @param {string[]} args */
async function check(name, args, cwd = root, env = {}) {
  heading(name);
  const passed = await run(args, { cwd, env });
  add({ passed: Number(passed), failed: Number(!passed), skipped: 0 });
}

const module = (/** @type {string} */ path) => join(root, 'node_modules', path);
const vitestProgram = module('vitest/vitest.mjs');

/** A run of Vitest, counted by test. @param {string} name @param {string[]} args */
async function vitest(name, args, cwd = root, env = {}) {
  const report = join(cache, `vitest-${name.replace(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  heading(name);
  const succeeded = await run([vitestProgram, 'run', ...args, ...reporters], { cwd, env });
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report) ?? {};
  const skipped = (numPendingTests ?? 0) + (numTodoTests ?? 0);
  addRun({ passed: numPassedTests, failed: numFailedTests, skipped }, succeeded);
}

/** Playwright's tests, counted by test. @param {string} name @param {Record<string, string>} env @param {string[]} [args] */
async function browser(name, env, args = []) {
  const report = join(cache, 'browser-tests.json');
  rmSync(report, { force: true });
  heading(name);
  const succeeded = await run(['scripts/browser-tests.mjs', ...args], { env });
  const { expected, flaky, unexpected, skipped } = read(report)?.stats ?? {};
  addRun({ passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected, skipped }, succeeded);
}

/** Every page of somebody's content. @param {string} content */
function everyPage(content) {
  const config = ['--config', 'tests/content/every-page.config.ts'];
  return browser(`every page of ${content}`, { CONTENT: content }, config);
}

/** A run that failed without a failed test has failed all the same. @param {Partial<Counts>} counts @param {boolean} succeeded */
function addRun({ passed = 0, failed = 0, skipped = 0 }, succeeded) {
  const empty = passed + failed === 0;
  add({ passed, failed: failed || Number(!succeeded || empty), skipped });
}

/** @param {Counts} counts */
function add(counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

/** @param {string} text */
function heading(text) {
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 60 - text.length))} ${minutes} min`);
}

/** A test that this machine lacks the program for: a failure on CI, which leaves nothing out. @param {string} name */
function missing(name) {
  console.error(`${name} is not installed: its tests do not run.`);
  if (process.env.CI) add({ passed: 0, failed: 1, skipped: 0 });
}

const start = performance.now();
const config = ['--config', 'tests/vitest.config.ts', '--passWithNoTests'];
const projects = ['unit', 'build', 'rules'].flatMap((project) => ['--project', project]);
if (!rest) {
  rmSync(countsFile, { force: true });
  await check('types', [module('typescript/bin/tsc'), '--noEmit']);
  await check('lint and format', [module('@biomejs/biome/bin/biome'), 'check']);
  await vitest('unit, build, rules', [...config, ...projects], root, { TESTS: 'quick' });
  await browser('browser', { TESTS: 'quick' });
  // The tests so far are about the code, and take the example.
  if (existsSync(join(root, 'content'))) await everyPage('content');
  writeFileSync(countsFile, JSON.stringify(total));
}
if (all) {
  const art = join(root, 'example/art');
  if (install(art)) {
    await check('art: types', [module('typescript/bin/tsc'), '--noEmit'], art);
    await vitest('art', [], art);
  } else add({ passed: 0, failed: 1, skipped: 0 });
  await vitest('build and rules, the slow ones', [...config, ...projects], root, { TESTS: 'slow' });
  if (!findOnPath('firefox-esr') && !findOnPath('firefox')) missing('Firefox');
  await browser('browser, the slow ones', { TESTS: 'slow' });
  for (const odd of ['.cache/odd-owner', '.cache/odd-owner-none']) await everyPage(odd);
  if (findOnPath('WebKitWebDriver')) await vitest('webkit', [...config, '--project', 'webkit']);
  else missing('WebKitGTK');
  const faults = ['--config', 'scripts/lab/faults/faults.config.ts'];
  await check('faults', ['scripts/browser-tests.mjs', ...faults], root, { SENDS: '300' });
  await check('hosts', ['scripts/lab.mjs', 'hosts']);
}

const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(`\nAll of it took ${minutes} minutes.`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
