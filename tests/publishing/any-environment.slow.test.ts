import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  oneof,
  option,
  record,
} from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { root } from '#scripts/install.mjs';
import { generated } from '#tests/support/generated.ts';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';
import { freePort } from '#tests/support/site-server.ts';

let copy: string;
beforeAll(() => {
  copy = copyProject();
  for (const part of ['tests', 'vitest.config.ts'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
});
afterAll(() => removeCopy(copy));

/** What Vite cannot work with: it is told in one line. */
const refused = [...'#?*$'];
const signs = [...' äß[](){}\'"&%!;+=@~`,', '%20', '%zz', '🙂', '--', '$&'];
const folders = oneof(
  { weight: 5, arbitrary: constantFrom(...signs.filter((sign) => !/[#?*$]/.test(sign))) },
  { weight: 1, arbitrary: constantFrom(...refused) },
);
// Two of those that serve may want the same port.
const commands = ['build', 'start', 'start', 'dev', 'dev', 'check-launch', 'unit'] as const;
type Command = (typeof commands)[number];

const environments = record({
  folder: array(folders, { minLength: 1, maxLength: 4 }).map((list) => `a${list.join('b')}`),
  NODE_ENV: constantFrom('', 'development', 'production', 'test', 'staging'),
  BASE_PATH: constantFrom('', '/', '/ordner/', '/a.b/c~d/'),
  command: constantFrom(...commands),
  /** At the same time, in the same folder. */
  second: option(constantFrom(...commands)),
  samePort: boolean(),
});

interface Running {
  command: Command;
  child: ChildProcess;
  url: string;
  output: string;
  errors: string;
}

/** Starts a command in a folder. */
function run(command: Command, cwd: string, port: number, env: Record<string, string>): Running {
  const args = {
    unit: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'put-in-place'],
    'check-launch': ['scripts/run.mjs', command, '--offline'],
  };
  const child = spawn(
    process.execPath,
    command === 'unit' || command === 'check-launch' ? args[command] : ['scripts/run.mjs', command],
    // Which tests run is no affair of the copy's.
    { cwd, env: { ...process.env, TESTS: '', ...env, PORT: `${port}` } },
  );
  const url = `http://127.0.0.1:${port}${env.BASE_PATH || '/'}`;
  const running = { command, child, url, output: '', errors: '' };
  child.stdout.on('data', (text) => {
    running.output += text;
  });
  child.stderr.on('data', (text) => {
    running.errors += text;
  });
  return running;
}

/** Until it has ended, or says that it serves. @throws Error after 90 s */
async function settled(running: Running) {
  const { command, child } = running;
  const isSettled = () => child.exitCode !== null || /The site is at|Local/.test(running.output);
  await vi.waitFor(() => expect(isSettled(), `npm run ${command}`).toBe(true), 90_000);
  if (child.exitCode !== null && !child.stdout?.closed) await once(child, 'close');
}

async function end({ child }: Running) {
  const ended = child.exitCode === null && child.signalCode === null && once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A whole page with pictures, whose style its own policy allows. */
async function expectServed({ command, url }: Running) {
  const page = await fetch(`${url}desktop/2`);
  const text = await page.text();
  for (const [file, type] of [
    ['assets/icons/react.svg', 'image/svg+xml'],
    ['assets/pictures/a-chess/game-400.avif', 'image/avif'],
  ])
    expect((await fetch(url + file)).headers.get('content-type'), file).toContain(type);
  if (command === 'dev') return;
  const [style = ''] = /(?<=<style>).*?(?=<\/style>)/s.exec(text) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = Buffer.from(digest).toString('base64');
  expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
}

/** A build for visitors, of nobody's folder, for the path that it is published under. */
function expectBuilt(folder: string, base: string) {
  const app = join(folder, 'dist/assets/app');
  const scripts = readdirSync(app).filter((file) => /\.js$/.test(file));
  const texts = scripts.map((file) => readFileSync(join(app, file), 'utf8')).join('\n');
  expect(scripts.filter((file) => file.startsWith('index-'))).toHaveLength(1);
  for (const trace of [folder, 'react-stack-top-frame']) expect(texts).not.toContain(trace);
  const drafts = readdirSync(join(folder, '.cache')).filter((name) => name.startsWith('build-'));
  expect(drafts).toEqual([]);
  const page = readFileSync(join(folder, 'dist/desktop/2/index.html'), 'utf8');
  expect(page).toContain(`data-entry="${base || '/'}assets/app/index-`);
}

const stack = /^\s+at .*[:)]/m;

it('the commands work in any folder and any environment, also two at once, or say in one line why not', async () => {
  const property = asyncProperty(environments, async (given) => {
    const { folder: name, command, second, samePort, ...env } = given;
    // Nobody else's: several may run on one machine.
    const folder = copy + name;
    renameSync(copy, folder);
    const port = await freePort();
    const all = [run(command, folder, port, env)];
    if (second) all.push(run(second, folder, samePort ? port : await freePort(), env));
    try {
      await Promise.all(all.map(settled));
      for (const one of all) {
        const { exitCode } = one.child;
        const said = `${one.command}: ${one.output}${one.errors}`;
        if (one.command !== 'unit') expect(said).not.toMatch(stack);
        if (/[#?*$]/.test(name)) {
          // Vitest's own command, which says itself that such a folder may not work.
          if (one.command === 'unit') continue;
          expect(exitCode, said).toBe(1);
          expect(one.errors).toMatch(/^No folder that this lies in may have . in its name: .*\n$/);
        } else if (one.command === 'check-launch') {
          expect(exitCode, said).toBe(1);
          expect(one.output).toMatch(/\d+ ✗ to change, \d+ \? that could not be checked, .*\.\n$/);
        } else if (one.command === 'unit' || one.command === 'build') {
          expect(exitCode, said).toBe(0);
          if (one.command === 'build') expectBuilt(folder, env.BASE_PATH);
        } else if (exitCode === null) await expectServed(one);
        else {
          // Only the port is a reason, which the other one has taken.
          expect(samePort && second, said).toBeTruthy();
          expect(all.filter(({ child }) => child.exitCode === null)).toHaveLength(1);
          expect(one.errors.trimEnd().split('\n').at(-1)).toMatch(/^Port \d+ is (already|taken)/);
        }
      }
    } finally {
      await Promise.all(all.map(end));
      rmSync(join(folder, 'dist'), { recursive: true, force: true });
      renameSync(folder, copy);
    }
  });
  await assert(property, generated(12));
}, 3_600_000);
