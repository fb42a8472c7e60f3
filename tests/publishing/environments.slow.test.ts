import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runProcess } from '#scripts/testbed/run-process.ts';
import { freePort } from '#scripts/testbed/site-server.ts';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';

let folder: string;
let running: { child: ChildProcess; output: string }[];

beforeAll(() => {
  const copy = copyProject();
  folder = `${copy} [ü] & 'so'`;
  renameSync(copy, folder);
});
beforeEach(() => {
  running = [];
});
afterEach(async () => {
  for (const { child } of running) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
});
afterAll(() => removeCopy(folder));

/** Runs one of the project's commands in the copy to its end. */
function run(command: string, env: Record<string, string>) {
  const args = ['scripts/run.mjs', command];
  return runProcess(process.execPath, args, { cwd: folder, env });
}

/** Starts a command that serves, on a port of its own unless `env` says otherwise. */
async function serve(command: string, env: Record<string, string> = {}) {
  const port = env.PORT ?? `${await freePort()}`;
  const child = spawn(process.execPath, ['scripts/run.mjs', command], {
    cwd: folder,
    env: { ...process.env, PORT: port, ...env },
  });
  const server = { child, output: '', url: `http://127.0.0.1:${port}${env.BASE_PATH ?? '/'}` };
  const add = (text: Buffer) => {
    server.output += text;
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  running.push(server);
  return server;
}

const built = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
const scripts = () =>
  readdirSync(join(folder, 'dist/assets/app')).filter((file) => /\.js$/.test(file));

/** Expects a whole page, whose style its own policy allows. */
async function expectWhole(url: string) {
  const page = await fetch(url);
  const [style = ''] = /(?<=<style>).*?(?=<\/style>)/s.exec(await page.text()) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = Buffer.from(digest).toString('base64');
  expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
}

it.each(['development', 'test', 'production'])(
  'npm run build makes what is for visitors where NODE_ENV is %s',
  async (NODE_ENV) => {
    const { code, errors } = await run('build', { NODE_ENV });
    expect(code, errors).toBe(0);
    const [entry = '', ...others] = scripts().filter((file) => file.startsWith('index-'));
    expect(others).toEqual([]);
    expect(built(`assets/app/${entry}`).includes('serviceWorker')).toBe(true);
    const traces = [folder, 'react-stack-top-frame'];
    const told = scripts().filter((file) =>
      traces.some((trace) => built(`assets/app/${file}`).includes(trace)),
    );
    expect(told).toEqual([]);
    expect(readdirSync(join(folder, '.cache'))).toEqual([]);
  },
);

it('npm run build says in one line that a file may not make it another build, and leaves the site that is there', async () => {
  await run('build', {});
  const before = built('index.html');
  writeFileSync(join(folder, '.env.local'), 'NODE_ENV=development');
  const { code, errors } = await run('build', { NODE_ENV: '' });
  rmSync(join(folder, '.env.local'));
  const line = 'NODE_ENV must not stand in an .env file: what is built is for production.\n';
  expect({ code, errors }).toEqual({ code: 1, errors: line });
  expect(built('index.html')).toBe(before);
});

it('npm run dev has the port and the folder that it is given, with icons and pictures', async () => {
  const server = await serve('dev', {
    BASE_PATH: '/ordner/',
    NODE_ENV: 'production',
  });
  const { url } = server;
  await vi.waitFor(() => fetch(url), 20_000);
  for (const [file, type] of [
    ['', 'text/html'],
    ['assets/icons/react.svg', 'image/svg+xml'],
    ['assets/pictures/a-chess/game-400.avif', 'image/avif'],
  ])
    expect((await fetch(url + file)).headers.get('content-type'), file).toContain(type);
  const { port } = new URL(url);
  const second = await run('dev', { PORT: port });
  expect(second.errors).toMatch(
    new RegExp(`^Port ${port} is taken by another program\\.[^\n]*\n$`),
  );
});

it('two that start at once serve a finished site each', async () => {
  const both = [await serve('start'), await serve('start')];
  for (const one of both)
    await vi.waitFor(() => expect(one.output).toContain('The site is at'), 60_000);
  for (const { url } of both) await expectWhole(`${url}desktop/2`);
});

it('of two that start at once at one port, one serves and one says why not', async () => {
  const PORT = `${await freePort()}`;
  const both = [await serve('start', { PORT }), await serve('start', { PORT })];
  await vi.waitFor(
    () => expect(both.some(({ child }) => child.exitCode !== null)).toBe(true),
    60_000,
  );
  const ended = both.find(({ child }) => child.exitCode !== null);
  const lines = ended?.output.trimEnd().split('\n') ?? [];
  expect(lines.at(-1)).toMatch(new RegExp(`^Port ${PORT} is (already in use|taken by another)`));
  expect(ended?.output).not.toMatch(/^\s+at /m);
  const other = both.find((one) => one !== ended);
  await vi.waitFor(() => expect(other?.output).toContain('The site is at'), 60_000);
  await expectWhole(`${other?.url}desktop/2`);
});

it('what is served is what was built last, with its own policy, or one line that says why not', async () => {
  const site = await serve('start');
  await vi.waitFor(() => expect(site.output).toContain('The site is at'), 60_000);
  const policy = async () => (await fetch(site.url)).headers.get('content-security-policy');
  const before = await policy();
  await run('build', { VITE_ASSET_HOST: 'https://pictures.example.org' });
  await expectWhole(site.url);
  expect(await policy()).not.toBe(before);

  await run('build', { BASE_PATH: '/ordner/' });
  const answer = await fetch(site.url);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toMatch(/^dist holds no site for \/: build it again\.$/);
});
