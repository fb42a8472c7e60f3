import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const guard = resolve('tests/rules/emulator-guard.mjs');
/** Says its id and stays until it is killed; holds the output open as long as it lives. */
const staying = 'console.log(process.pid); setInterval(() => {}, 60_000)';

function isRunning(id: number) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

it('ends its command when the process that started it is killed', async () => {
  const starter = `
    const { spawn } = require('node:child_process');
    const parameters = [${JSON.stringify(guard)}, process.execPath, '-e', ${JSON.stringify(staying)}];
    spawn(process.execPath, parameters, { stdio: ['pipe', 'inherit', 'inherit'], detached: true });
  `;
  const parent = spawn(process.execPath, ['-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await once(parent.stdout, 'data');
  const id = Number(output);
  expect(isRunning(id)).toBe(true);

  parent.kill('SIGKILL');
  await once(parent, 'close');

  await expect.poll(() => isRunning(id)).toBe(false);
});

it('ends with the code of its command', async () => {
  const child = spawn(process.execPath, [guard, process.execPath, '-e', 'process.exit(3)']);
  expect(await once(child, 'exit')).toEqual([3, null]);
});

it('fails when there is no such command', async () => {
  const child = spawn(process.execPath, [guard, 'no-such-command']);
  const [[message], [code]] = await Promise.all([once(child.stderr, 'data'), once(child, 'exit')]);
  expect(String(message)).toContain('ENOENT');
  expect(code).toBe(1);
});
