import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyProject, removeCopy, writeOwner } from '#tests/support/project-copy.ts';
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
function run(command: string, env: Record<string, string>, ...words: string[]) {
  const args = ['scripts/run.mjs', command, ...words];
  return runProcess(process.execPath, args, { cwd: folder, env });
}

describe('a command line', () => {
  it.concurrent.each([
    ['start --wach', "Unknown option '--wach'. npm start takes --watch, --verbose."],
    ['start --watch=1', "Option '--watch' does not take an argument. npm start takes --watch,"],
    ['build --x', "Unknown option '--x'. npm run build takes nothing."],
    ['dev --xy', 'Unknown option `--xy`. npm run dev -- --help lists what there is.'],
    ['test tests/slider', "Unexpected argument 'tests/slider'. npm test takes --all."],
    ['check-launch --ofline', "'--ofline'. npm run check:launch takes --offline."],
    ['messages --older', "'--older'. npm run messages takes --project, --clear-out,"],
    ['new page x --langg en', "'--langg'. npm run new takes portfolio,"],
    ['pictures --all', "'--all'. npm run pictures takes NAME."],
    ['lab toString', 'There is no lab toString: choose from speed, faults, hosts, size.'],
    ['lab size x', 'npm run lab -- size has no part x; it has none.'],
    ['lab speed constructor', 'no part constructor; it has lighthouse, unlocking, journeys.'],
    ['lab hosts apache', 'has no part apache; it has npm start /, Firebase Hosting'],
  ])('that is wrong is refused in one line that says what there is: %s', async (line, reason) => {
    const [command = '', ...words] = line.split(' ');
    const { code, output, errors } = await run(command, {}, ...words);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(/^.*\n$/);
    expect(errors).toContain(reason);
  });
});

describe('npm run build', () => {
  it('warns of no form where an owner without one has a page of that name', async () => {
    const [{ owner }, page] = [await import('#content/owner.ts'), 'example/pages/kontakt'];
    writeOwner(folder, { ...owner, contactForm: false });
    cpSync(join(folder, 'scripts/new/page'), join(folder, page), { recursive: true });
    expect(await run('build', {})).toMatchObject({ code: 0, errors: '' });
    writeOwner(folder, owner);
    rmSync(join(folder, page), { recursive: true });
  });
});

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

    // Twice, as editors do that replace the file.
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
