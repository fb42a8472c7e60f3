import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.mjs';
import { stop } from '#scripts/stop.mjs';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';
import { runProcess } from '#tests/support/run-process.ts';
import { freePort } from '#tests/support/server-processes.ts';

/** Copies of the repository: one per core of CI. */
const copies = 2;

/** Reads the list. Stops with a line for each fault that does not fit the code any more. */
function readFaults() {
  const list = readFileSync(join(root, 'tests/lab/faults.txt'), 'utf8');
  const lines = list.split('\n').filter((line) => line && !line.startsWith('#'));
  const faults = lines.map((line) => {
    const fields = line.split(/(?<!\\)\|/).map((field) => field.replace(/^ | $/g, ''));
    const [behaviour = '', file = '', from = '', to = '', likely = ''] = fields.map((field) =>
      field.replaceAll('\\|', '|').replaceAll('\\n', '\n'),
    );
    return { behaviour, file, from, to, likely: likely.split(' ') };
  });
  const misfits = faults.filter(({ file, from }) => {
    return readFileSync(join(root, file), 'utf8').split(from).length !== 2;
  });
  if (misfits.length > 0)
    stop(misfits.map(({ file, from }) => `${file} must have this once: ${from}`).join('\n'));
  return faults;
}

type Fault = ReturnType<typeof readFaults>[number];

/** Copies what is tracked or new, as it is now. */
function copyRepository(): string {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return copyProject(files.split('\0').filter(Boolean));
}

/** Runs a program of Node's in a copy. Returns undefined if it succeeds, else its first failure. */
async function failureOf(cwd: string, port: number, program: string, args: string[]) {
  const env = { TESTS: 'quick', TEST_PORT: `${port}`, CI: '', NO_COLOR: '1' };
  const words = [`node_modules/${program}`, ...args];
  const { code, output, errors } = await runProcess(process.execPath, words, { cwd, env });
  if (code === 0) return undefined;
  const lines = (errors + output).split('\n').filter((line) => line.trim());
  return lines.find((line) => /^\s*(✘|x|×|FAIL)\s/.test(line)) ?? lines.at(-1);
}

/** Repeats a failure, because a test may also fail on a busy machine. */
const twice = async (run: () => Promise<string | undefined>) => (await run()) && run();

/** Those in `tests` are Playwright's. */
const isBrowsers = (test: string) => /^tests\/(?!.*\.test)/.test(test);

/**
 * The first failure that a planted fault causes, in the likely tests and then in all. Types and
 * lint do not count: a fault that somebody makes passes them.
 */
async function noticed({ file, from, to, likely }: Fault, folder: string, port: number) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  const broken = source.replace(from, () => to);
  writeFileSync(path, broken);
  const run = (program: string, ...args: string[]) => failureOf(folder, port, program, args);
  const unit = (...tests: string[]) => run('vitest/vitest.mjs', 'run', '--bail', '1', ...tests);
  const browser = (...tests: string[]) => run('@playwright/test/cli.js', 'test', '-x', ...tests);
  const [units, browsers] = [likely.filter((test) => !isBrowsers(test)), likely.filter(isBrowsers)];
  try {
    return (
      (units.length > 0 && (await unit(...units))) ||
      (browsers.length > 0 && (await browser(...browsers))) ||
      (await twice(unit)) ||
      (await twice(browser))
    );
  } finally {
    writeFileSync(path, source);
  }
}

const allFaults = readFaults();

export const parts = allFaults.map(({ behaviour }) => behaviour);

/**
 * Plants each fault and prints what `npm test` does not notice.
 * @param chosen some of `parts`
 */
export async function run(chosen: string[]): Promise<boolean> {
  const faults = allFaults.filter(({ behaviour }) => chosen.includes(behaviour));
  const waiting = [...faults];
  const unnoticed: string[] = [];
  async function plantAll() {
    const folder = copyRepository();
    const port = await freePort();
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const failure = await noticed(fault, folder, port);
      console.log(`${failure ? '✓' : '✗'} ${fault.behaviour}: ${failure?.trim() ?? 'unnoticed'}`);
      if (!failure) unnoticed.push(fault.behaviour);
    }
    removeCopy(folder);
  }
  await Promise.all(Array.from({ length: copies }, plantAll));
  console.log(`\n${faults.length - unnoticed.length} of ${faults.length} faults were noticed.`);
  for (const behaviour of unnoticed) console.log(`✗ ${behaviour}`);
  return unnoticed.length === 0;
}
