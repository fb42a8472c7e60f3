import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readHeaders } from '#scripts/build/hosts/headers-file.ts';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';
import { freePort } from '#tests/support/site-server.ts';

let folder: string;
let server: ChildProcess | undefined;
let printed: string;

beforeAll(() => {
  folder = copyProject();
});
afterEach(() => {
  if (isRunning(server)) process.kill(-(server?.pid ?? 0), 'SIGKILL');
});
afterAll(() => removeCopy(folder));

/** Vitest's own NODE_ENV would make a development build; a real shell has none. */
function shell(env: Record<string, string> = {}) {
  const { NODE_ENV, ...inherited } = process.env;
  return { cwd: folder, env: { ...inherited, ...env }, encoding: 'utf8' as const };
}

/** Starts the site with a process group of its own: npm and all that it starts. */
function startSite(port: number) {
  const child = spawn('npm', ['start'], { ...shell({ PORT: String(port) }), detached: true });
  printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  server = child;
  return child;
}

/** Whether anything of its process group is left. */
function isRunning(child: ChildProcess | undefined) {
  try {
    return child?.pid !== undefined && process.kill(-child.pid, 0);
  } catch {
    return false;
  }
}

async function expectEnd(port: number) {
  await vi.waitFor(() => expect(isRunning(server)).toBe(false), 5000);
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  other.close();
}

function start(env: Record<string, string>) {
  return spawnSync('node', ['scripts/run.mjs', 'start'], { ...shell(env), timeout: 20_000 });
}

describe('npm start', () => {
  it('says in one line that a port is none, or taken, before it builds', async () => {
    for (const port of ['abc', '0', '65536'])
      expect(start({ PORT: port })).toMatchObject({
        status: 1,
        stdout: '',
        stderr: `PORT must be a number from 1 to 65535, but is "${port}".\n`,
      });

    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const stderr = new RegExp(`^Port ${port} is taken by another program\\.[^\n]*\n$`);
    expect(start({ PORT: String(port) })).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(stderr),
    });
    other.close();
  });

  it('builds and serves the site, leaves what Firebase needs to serve it too, stores a message, which npm run messages shows, and ends with SIGTERM', async () => {
    const port = await freePort();
    const npm = startSite(port);
    const url = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => expect(printed).toContain('.data/messages'), 50_000);
    expect(printed).toContain(url);

    const home = await fetch(url);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('Zum Entsperren nach oben wischen.');
    expect((await fetch(`${url}/gibt-es-nicht`)).status).toBe(404);
    const { hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'));
    const [first] = readHeaders(join(folder, 'dist'));
    expect(hosting.headers[0].headers).toContainEqual({
      key: 'Content-Security-Policy',
      value: first?.headers['Content-Security-Policy'],
    });
    const licenses = await (await fetch(`${url}/licenses.txt`)).text();
    for (const name of ['react-dom', 'tailwindcss', 'workbox-precaching', 'Inter'])
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
    const { stdout, status } = spawnSync('npm', ['run', '--silent', 'messages'], shell());
    expect(status).toBe(0);
    expect(stdout).toContain('Erika Beispiel <erika@beispiel.de>');
    expect(stdout).toContain('Guten Tag!');

    npm.kill('SIGTERM');
    await expectEnd(port);
  });

  it('ends with SIGINT while it builds', async () => {
    const port = await freePort();
    const child = startSite(port);
    await vi.waitFor(() => expect(printed).toContain('building'), 40_000);
    child.kill('SIGINT');
    await expectEnd(port);
  });
});
