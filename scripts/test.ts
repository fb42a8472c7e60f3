import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeOddOwner } from '#tests/content/odd-owner.ts';
import { ensureChromium, findOnPath } from './browser.ts';
import { install, root, stop } from './install.mjs';
import { freePortFrom } from './port.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const start = performance.now();
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const cache = join(root, '.cache');

const module = (path: string) => join(root, 'node_modules', path);
const config = ['--config', 'tests/vitest.config.ts', '--passWithNoTests'];
const projects = ['unit', 'build', 'rules'].flatMap((project) => ['--project', project]);

/**
 * npm test: what guards the specification, in Chromium. npm run test:all, or `TESTS=all npm test`: that, and everything
 * slow. Ends with a line of counts.
 */
export async function run(args: string[]) {
  await freePortFrom('TEST_PORT', 4180, 'npm test');
  process.env.CHROMIUM_PATH = ensureChromium();

  // What a stopped run leaves behind lies here, until the next one.
  const temporary = join(cache, 'tmp');
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  Object.assign(process.env, { CONTENT: 'example', TMPDIR: temporary, TEMP: temporary });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, stopAll);

  await runQuick();
  if (args.includes('--all') || process.env.TESTS === 'all') await runSlow();

  console.log(`\nAll of it took ${minutes()} minutes.`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function runQuick() {
  await check('types', [module('typescript/bin/tsc'), '--noEmit']);
  await check('lint and format', [module('@biomejs/biome/bin/biome'), 'check']);
  await vitest('unit, build, rules', [...config, ...projects], root, { TESTS: 'quick' });
  await browser('browser', { TESTS: 'quick' });
  // The tests so far are about the code, and take the example.
  if (existsSync(join(root, 'content'))) await everyPage('content');
}

async function runSlow() {
  const art = join(root, 'example/art');
  if (install(art)) {
    await check('art: types', [module('typescript/bin/tsc'), '--noEmit'], art);
    await vitest('art', [], art);
  } else add({ passed: 0, failed: 1, skipped: 0 });
  await vitest('build and rules, the slow ones', [...config, ...projects], root, { TESTS: 'slow' });
  if (!findOnPath('firefox-esr') && !findOnPath('firefox')) missing('Firefox');
  await browser('browser, the slow ones', { TESTS: 'slow' });
  for (const odd of ['.cache/odd-owner', '.cache/odd-owner-none']) {
    writeOddOwner(odd);
    await everyPage(odd);
  }
  if (findOnPath('WebKitWebDriver')) await vitest('webkit', [...config, '--project', 'webkit']);
  else missing('WebKitGTK');
  await check('faults', ['scripts/run.mjs', 'lab', 'faults'], root, { SENDS: '300' });
  await check('hosts', ['scripts/run.mjs', 'lab', 'hosts']);
}

/** The stage that runs. */
let running: ChildProcess | undefined;
/** Windows has no process groups, and tells Ctrl+C to all of a console. */
const inGroups = process.platform !== 'win32';

/** Runs one of Node's programs in a process group of its own; true when it succeeds. */
async function runNode(args: string[], cwd: string, env: NodeJS.ProcessEnv) {
  running = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: inGroups,
  });
  const [code] = await once(running, 'exit');
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

/** A stage that passes or fails as a whole. */
async function check(name: string, args: string[], cwd = root, env = {}) {
  heading(name);
  const passed = await runNode(args, cwd, env);
  add({ passed: Number(passed), failed: Number(!passed), skipped: 0 });
}

/** A run of Vitest, counted by test. */
async function vitest(name: string, args: string[], cwd = root, env = {}) {
  const report = join(cache, `vitest-${name.replace(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  heading(name);
  const succeeded = await runNode(
    [module('vitest/vitest.mjs'), 'run', ...args, ...reporters],
    cwd,
    env,
  );
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report) ?? {};
  const skipped = (numPendingTests ?? 0) + (numTodoTests ?? 0);
  addRun({ passed: numPassedTests, failed: numFailedTests, skipped }, succeeded);
}

const browserTests = ['scripts/run.mjs', 'browser-tests'];

/** Playwright's tests, counted by test. */
async function browser(name: string, env: NodeJS.ProcessEnv, args: string[] = []) {
  const report = join(cache, 'browser-tests.json');
  rmSync(report, { force: true });
  heading(name);
  const succeeded = await runNode([...browserTests, ...args], root, env);
  const { expected, flaky, unexpected, skipped } = read(report)?.stats ?? {};
  addRun({ passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected, skipped }, succeeded);
}

/** Every page of somebody's content. */
function everyPage(content: string) {
  const pages = ['--config', 'tests/content/every-page.config.ts'];
  return browser(`every page of ${content}`, { CONTENT: content }, pages);
}

/** A run that failed without a failed test has failed all the same. */
function addRun({ passed = 0, failed = 0, skipped = 0 }: Partial<Counts>, succeeded: boolean) {
  const empty = passed + failed === 0;
  add({ passed, failed: failed || Number(!succeeded || empty), skipped });
}

function add(counts: Counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

/** A test that this machine lacks the program for: a failure on CI, which leaves nothing out. */
function missing(name: string) {
  console.error(`${name} is not installed: its tests do not run.`);
  if (process.env.CI) add({ passed: 0, failed: 1, skipped: 0 });
}

function read(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function minutes(): string {
  return ((performance.now() - start) / 60_000).toFixed(1);
}

function heading(text: string) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 60 - text.length))} ${minutes()} min`);
}
