import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';
import { runProcess } from '#tests/support/run-process.ts';
import { freePort } from '#tests/support/site-server.ts';

let folder: string;
beforeAll(() => {
  folder = copyProject();
});
afterAll(() => removeCopy(folder));

const command = ['scripts/run.mjs', 'test'];

/** Runs `npm test` in a copy of the project to its end. */
const run = (env: Record<string, string>) =>
  runProcess(process.execPath, command, { cwd: folder, env });

describe('npm test', () => {
  it('says in one line that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output, errors } = await run({ TEST_PORT: `${port}` });
    other.close();
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(
      new RegExp(`^Port ${port} is taken by another program\\.[^\n]* npm test\n$`),
    );
  });

  it('says in one line what to do where there is no browser and none can be installed', async () => {
    const nowhere = join(folder, 'nowhere');
    const env = { CHROMIUM_PATH: '', PATH: nowhere, PLAYWRIGHT_BROWSERS_PATH: nowhere };
    expect(await run({ ...env, TEST_PORT: `${await freePort()}` })).toEqual({
      code: 1,
      output: 'Installing a browser …\n',
      errors: 'No Chromium found: install one and name it in CHROMIUM_PATH.\n',
    });
  });

  it('ends with SIGINT, says so, and leaves nothing running', async () => {
    const env = { ...process.env, CHROMIUM_PATH: '/any', TEST_PORT: `${await freePort()}` };
    const child = spawn(process.execPath, command, { cwd: folder, env });
    const said = { output: '', errors: '' };
    child.stdout.on('data', (text) => {
      said.output += text;
    });
    child.stderr.on('data', (text) => {
      said.errors += text;
    });
    await vi.waitFor(() => expect(said.output).toContain('types'), 30_000);
    child.kill('SIGINT');
    // Not `exit`: the output closes when the last of the processes that hold it has ended.
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said.errors).toBe('Stopped before the end: nothing was counted.\n');
  });
});
