import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';
import { runProcess } from '#tests/support/run-process.ts';
import { freePort, listen } from '#tests/support/server-processes.ts';

let folder: string;
let started: ChildProcess | undefined;
/** The output and errors of the command that was started last. */
let output: string;
let errors: string;

beforeAll(() => {
  folder = copyProject();
});
afterEach(() => {
  if (isRunning()) process.kill(-(started?.pid ?? 0), 'SIGKILL');
});
afterAll(() => removeCopy(folder));

/** Starts a command in the copy, in a process group that includes whatever it starts. */
function start([command = '', ...args]: string[], env: Record<string, string>) {
  const options = { cwd: folder, env: { ...process.env, ...env }, detached: true };
  const child = spawn(command, args, options);
  output = '';
  errors = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (errors += text));
  started = child;
  return child;
}

/** Sends the signal to every process of the group, as a terminal does. */
function pressControlC() {
  process.kill(-(started?.pid ?? 0), 'SIGINT');
}

/** Returns whether any process of the group is left. */
function isRunning() {
  try {
    return started?.pid !== undefined && process.kill(-started.pid, 0);
  } catch {
    return false;
  }
}

/** Runs one of the project's commands in the copy and waits for its end. */
function run(command: string, env: Record<string, string>, ...words: string[]) {
  const args = ['scripts/run.mjs', command, ...words];
  return runProcess(process.execPath, args, { cwd: folder, env });
}

describe('a command line', () => {
  it.concurrent.each([
    ['start --wach', "Unknown option '--wach'. npm start takes --watch, --verbose."],
    ['dev --xy', 'Unknown option `--xy`. npm run dev -- --help lists what there is.'],
    ['test tests/slider', "Unexpected argument 'tests/slider'. npm test takes --all."],
    ['pictures a-chess icons', 'Name projects alone, or none; icons can be made afterwards.'],
    ['lab toString', 'There is no lab toString: choose from speed, faults, size.'],
    ['lab speed constructor', 'no part constructor; it has lighthouse, frames.'],
  ])('prints one line that lists what is allowed when it is wrong: %s', async (line, reason) => {
    const [command = '', ...words] = line.split(' ');
    const { code, output, errors } = await run(command, {}, ...words);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(/^.*\n$/);
    expect(errors).toContain(reason);
  });
});

describe('npm start', () => {
  it('stops with one line when the port is invalid or taken', async () => {
    expect(await run('start', { PORT: '65536' })).toEqual({
      code: 1,
      output: '',
      errors: 'PORT must be a number from 1 to 65535, but is "65536".\n',
    });
    const { port, stop } = await listen();
    const { code, output, errors } = await run('start', { PORT: `${port}` });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(/^Port \d+ is taken by another program\.[^\n]* npm start\n$/);
    await stop();
  });

  it('with --watch serves the site, stores messages, builds again after a change and ends with Ctrl+C', async () => {
    const port = await freePort();
    start(['npm', 'start', '--', '--watch'], { PORT: `${port}` });
    const url = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => expect(output).toContain(url), 50_000);
    expect(output).toMatch(new RegExp(`\\nThe site is at ${url}\\n$`));
    expect(output).toContain('.data/messages');
    expect(output.trim().split('\n').length).toBeLessThan(12);

    const home = await fetch(url);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('Zum Entsperren nach oben wischen.');
    expect((await fetch(`${url}/gibt-es-nicht`)).status).toBe(404);

    const path = 'projects/local/databases/(default)/documents';
    const fields = {
      email: { stringValue: 'erika@beispiel.de' },
      message: { stringValue: 'Guten Tag!' },
      name: { stringValue: 'Erika Beispiel' },
    };
    const update = { name: `${path}/messages/abcdefghijklmnopqrst`, fields };
    const answer = await fetch(`${url}/v1/${path}:commit?key=none`, {
      method: 'POST',
      body: JSON.stringify({ writes: [{ update }] }),
    });
    expect(answer.status).toBe(200);
    expect(existsSync(join(folder, '.data/messages/abcdefghijklmnopqrst.json'))).toBe(true);
    const messages = await run('messages', {});
    expect(messages).toMatchObject({ code: 0, errors: '' });
    expect(messages.output).toContain('Erika Beispiel <erika@beispiel.de>\n  Guten Tag!');

    // Many editors replace a file instead of writing to it, so it is replaced twice.
    for (const title of ['first', 'second']) {
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      writeFileSync(join(folder, 'saved'), page.replace('</head>', `<!-- ${title} --></head>`));
      renameSync(join(folder, 'saved'), join(folder, 'index.html'));
      const served = async () => (await fetch(url)).text();
      await vi.waitFor(async () => expect(await served()).toContain(title), 50_000);
    }

    pressControlC();
    await vi.waitFor(() => expect(isRunning()).toBe(false), 5000);
    await expect(fetch(url)).rejects.toThrow();
  });
});

describe('npm test', () => {
  it('stops with one line when there is no browser and none can be installed', async () => {
    const nowhere = join(folder, 'nowhere');
    const env = { CHROMIUM_PATH: '', PATH: nowhere, PLAYWRIGHT_BROWSERS_PATH: nowhere };
    expect(await run('test', { ...env, TEST_PORT: `${await freePort()}` })).toEqual({
      code: 1,
      output: 'Installing a browser …\n',
      errors: 'No Chromium found: install one and name it in CHROMIUM_PATH.\n',
    });
  });

  it('stops every process when Ctrl+C is pressed', async () => {
    const env = { CHROMIUM_PATH: '/any', TEST_PORT: `${await freePort()}` };
    const tests = start(['npm', 'test'], env);
    await vi.waitFor(() => expect(output).toContain('── types'), 30_000);
    pressControlC();
    // Unlike `exit`, `close` waits until every process that holds the output has ended.
    await once(tests, 'close');
    expect(tests.exitCode).not.toBe(0);
    expect(errors).toContain('Stopped before the end: nothing was counted.\n');
  });
});
