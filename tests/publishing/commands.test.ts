import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';
import { runProcess } from '#tests/support/run-process.ts';
import { freePort, listen } from '#tests/support/site-server.ts';

let folder: string;
let started: ChildProcess | undefined;
/** What it has printed. */
let output: string;
let errors: string;

beforeAll(() => {
  folder = copyProject();
});
afterEach(() => {
  if (isRunning()) process.kill(-(started?.pid ?? 0), 'SIGKILL');
});
afterAll(() => removeCopy(folder));

/** Starts a command in the copy, with a process group of its own: it and all that it starts. */
function start([command = '', ...args]: string[], env: Record<string, string>) {
  const options = { cwd: folder, env: { ...process.env, ...env }, detached: true };
  const child = spawn(command, args, options);
  output = '';
  errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  started = child;
  return child;
}

/** As a terminal does: every process of the group gets the signal. */
function pressControlC() {
  process.kill(-(started?.pid ?? 0), 'SIGINT');
}

/** Whether anything of its process group is left. */
function isRunning() {
  try {
    return started?.pid !== undefined && process.kill(-started.pid, 0);
  } catch {
    return false;
  }
}

/** Runs one of the project's commands in the copy to its end. */
function run(command: string, env: Record<string, string>) {
  const args = ['scripts/run.mjs', command];
  return runProcess(process.execPath, args, { cwd: folder, env });
}

describe('npm start', () => {
  it('says in one line that a port is none, or taken, before it does anything', async () => {
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

  it('builds and serves the site, stores a message, which npm run messages shows, and ends with Ctrl+C', async () => {
    const port = await freePort();
    start(['npm', 'start'], { PORT: `${port}` });
    const url = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => expect(output).toContain('.data/messages'), 50_000);
    expect(output).toContain(url);

    const home = await fetch(url);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('Zum Entsperren nach oben wischen.');
    expect((await fetch(`${url}/gibt-es-nicht`)).status).toBe(404);
    const licenses = await (await fetch(`${url}/licenses.txt`)).text();
    for (const name of ['react-dom', 'tailwindcss', 'Inter'])
      expect(licenses).toMatch(new RegExp(`^${name} [\\d(]`, 'm'));

    const path = 'projects/stand-in/databases/(default)/documents';
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

    pressControlC();
    await vi.waitFor(() => expect(isRunning()).toBe(false), 5000);
    await expect(fetch(url)).rejects.toThrow();
  });
});

describe('npm test', () => {
  it('says in one line what to do where there is no browser and none can be installed', async () => {
    const nowhere = join(folder, 'nowhere');
    const env = { CHROMIUM_PATH: '', PATH: nowhere, PLAYWRIGHT_BROWSERS_PATH: nowhere };
    expect(await run('test', { ...env, TEST_PORT: `${await freePort()}` })).toEqual({
      code: 1,
      output: 'Installing a browser …\n',
      errors: 'No Chromium found: install one and name it in CHROMIUM_PATH.\n',
    });
  });

  it('ends with Ctrl+C, says so, and leaves nothing running', async () => {
    const env = { CHROMIUM_PATH: '/any', TEST_PORT: `${await freePort()}` };
    const tests = start(['npm', 'test'], env);
    await vi.waitFor(() => expect(output).toContain('── types'), 30_000);
    pressControlC();
    // Not `exit`: the output closes when the last of the processes that hold it has ended.
    await once(tests, 'close');
    expect(tests.exitCode).not.toBe(0);
    expect(errors).toContain('Stopped before the end: nothing was counted.\n');
  });
});
