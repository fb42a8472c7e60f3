// npm run journeys: makes every journey in each engine that is installed, and prints the table engine × journey.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const reports = {
  playwright: join(root, '.cache/browser-tests.json'),
  vitest: join(root, '.cache/vitest.json'),
};

/** @typedef {{ engine: string, journey: string, status: string, seconds: number }} Made */

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** @returns {Made[]} */
function madeInPlaywright() {
  /** @type {any[]} */
  const files = read(reports.playwright).suites ?? [];
  const specs = files
    .filter(({ file }) => file.endsWith('journeys.spec.ts'))
    .flatMap((file) => file.specs);
  return specs.flatMap(({ title, tests }) =>
    tests.map((/** @type {any} */ { projectName, status, results }) => ({
      engine: projectName,
      journey: title,
      status: { expected: 'passed', flaky: 'passed' }[/** @type {string} */ (status)] ?? 'failed',
      seconds: (results.at(-1)?.duration ?? 0) / 1000,
    })),
  );
}

/** @returns {Made[]} */
function madeInWebKit() {
  /** @type {any[]} */
  const files = read(reports.vitest).testResults ?? [];
  return files
    .flatMap((file) => file.assertionResults)
    .filter(({ ancestorTitles }) => ancestorTitles.includes('journeys'))
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title, status, duration }) => ({
      engine: 'webkit',
      journey: title,
      status,
      seconds: (duration ?? 0) / 1000,
    }));
}

/** Prints what the last runs say of the journeys: seconds where one was made to its end. */
export function printJourneys() {
  const made = [...madeInPlaywright(), ...madeInWebKit()];
  if (made.length === 0) return;
  const engines = ['chromium', 'firefox', 'webkit'];
  const rows = [...new Set(made.map(({ journey }) => journey))].map((journey) => [
    journey,
    ...engines.map((engine) => {
      const found = made.find((one) => one.engine === engine && one.journey === journey);
      if (!found) return '–';
      return found.status === 'passed' ? `${found.seconds.toFixed(1)} s` : 'FAILED';
    }),
  ]);
  const table = [['journey', ...engines], ...rows];
  const width = Math.max(...table.map(([name = '']) => name.length));
  console.log();
  for (const [name = '', ...cells] of table) {
    console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' '));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
  const inBrowsers = run('scripts/browser-tests.mjs', 'journeys/');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
  const inWebKit = run(...vitest, '--project', 'webkit', '-t', 'journeys', ...report);
  printJourneys();
  if (!inBrowsers || !inWebKit) process.exitCode = 1;
}
