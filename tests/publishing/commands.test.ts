import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { root } from '#scripts/root.mjs';
import { freePort, listen, runProcess, storedMessages } from '#tests/support/processes.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const outDir = '.cache/commands-site';

// A terminal sends Ctrl+C to a process group. Windows has none.
const test = it.skipIf(process.platform === 'win32');

test('npm start builds and serves the site, stores messages, and ends with Ctrl+C', async () => {
  const port = await freePort();
  const messages = temporaryFolder();
  const env = { ...process.env, PORT: `${port}`, OUT_DIR: outDir, MESSAGES_FOLDER: messages };
  const started = spawn('npm', ['start'], { cwd: root, env, detached: true });
  onTestFinished(() => {
    const isRunning = started.exitCode === null && started.signalCode === null;
    if (isRunning) process.kill(-(started.pid ?? 0), 'SIGKILL');
  });
  let output = '';
  // On CI, Vite prints in colours.
  const record = (text: Buffer) => {
    output += stripVTControlCharacters(text.toString());
  };
  started.stdout.on('data', record);
  started.stderr.on('data', record);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => expect(output).toContain(url), 100_000);
  expect(output).toContain(messages);
  // The output is so short that the address is easy to find.
  expect(output.trim().split('\n').length).toBeLessThan(16);

  const lock = await fetch(url);
  expect(lock.status).toBe(200);
  expect(await lock.text()).toContain('Zum Entsperren nach oben wischen.');
  expect((await fetch(`${url}/gibt-es-nicht`)).status).toBe(404);

  const documents = 'projects/local/databases/(default)/documents';
  const fields = {
    email: { stringValue: 'erika@beispiel.de' },
    message: { stringValue: 'Guten Tag!' },
    name: { stringValue: 'Erika Beispiel' },
  };
  const update = { name: `${documents}/messages/abcdefghijklmnopqrst`, fields };
  const answer = await fetch(`${url}/v1/${documents}:commit?key=none`, {
    method: 'POST',
    body: JSON.stringify({ writes: [{ update }] }),
  });
  expect(answer.status).toBe(200);
  expect(storedMessages(messages)).toMatchObject([{ message: 'Guten Tag!' }]);
  await vi.waitFor(() => expect(output).toContain('Erika Beispiel <erika@beispiel.de>'));

  process.kill(-(started.pid ?? 0), 'SIGINT');
  // Unlike `exit`, `close` waits for all processes that hold the output.
  await once(started, 'close');
  await expect(fetch(url)).rejects.toThrow();
});

async function preview(port: number) {
  const env = { PORT: `${port}`, OUT_DIR: outDir };
  return runProcess('npm', ['run', '--silent', 'preview'], { cwd: root, env });
}

it('npm run preview stops with one line when its port is invalid or taken', async () => {
  expect(await preview(65_536)).toEqual({
    code: 1,
    output: '',
    errors: 'PORT must be a number from 1 to 65535, but is "65536".\n',
  });
  const { port, stop } = await listen();
  const { code, output, errors } = await preview(port);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^Port \d+ is taken by another program\.[^\n]*\n$/);
  await stop();
});
