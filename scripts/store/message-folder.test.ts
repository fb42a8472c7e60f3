import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { runProcess } from '#tests/support/run-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readMessages, storeMessage } from './message-folder.ts';

const message = { id: 'one', name: 'Eva', email: 'eva@example.org', message: 'Hallo\nMax 😀' };
let folder: string;

beforeEach(() => {
  folder = join(temporaryFolder(), 'data');
});

it('storeMessage stores a message once and readable for its owner only', async () => {
  const stored = await Promise.all(Array.from({ length: 20 }, () => storeMessage(folder, message)));
  expect(readMessages(folder)).toEqual({ messages: [stored[0]], unreadable: [] });
  expect(new Set(stored.map((each) => each?.receivedAt)).size).toBe(1);
  expect((await stat(join(folder, 'one.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('storeMessage leaves no part of a message when the disk is full', {
  timeout: 60_000,
}, async () => {
  await mkdir(folder);
  const program = `
    import { importTypeScript } from '${new URL('../import-typescript.mjs', import.meta.url)}';
    const { storeMessage } = await importTypeScript('scripts/store/message-folder.ts');
    const stored = storeMessage(${JSON.stringify(folder)}, ${JSON.stringify(message)});
    console.log(await stored.catch((error) => error.message));`;
  // The limit on file sizes stops a write in the middle, as a full disk does.
  const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath];
  const args = [...limited, '--input-type=module', '-e', program];
  const { output } = await runProcess('sh', args, { cwd: process.cwd() });
  expect(output).toMatch(/^EFBIG: file too large/);
  expect(await readdir(folder)).toEqual([]);
});
