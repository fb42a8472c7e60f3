import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProcess } from '#tests/support/run-process.ts';
import { readMessages, storeMessage } from './message-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'messages-')), 'data');
});
afterEach(() => rm(dirname(folder), { recursive: true }));

function message(id: string) {
  return { id, name: 'Eva', email: 'eva@example.org', message: 'Hallo\nMax 😀' };
}

describe('the folder of messages', () => {
  it('holds a file for each, which its owner alone may read', async () => {
    const first = await storeMessage(folder, message('one'));
    expect(readMessages(folder)).toEqual({ messages: [first], unreadable: [] });
    expect((await stat(join(folder, 'one.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('takes the same message many times at once and holds it once', async () => {
    const sent = Array.from({ length: 20 }, () => storeMessage(folder, message('one')));
    expect(await Promise.all(sent)).not.toContain(undefined);
    expect(readMessages(folder).messages).toMatchObject([message('one')]);
  });

  it('has no part of a message that did not fit on the disk', { timeout: 60_000 }, async () => {
    await mkdir(folder);
    const program = `
      import { importTypeScript } from '${new URL('../content-folder.mjs', import.meta.url)}';
      const { storeMessage } = await importTypeScript('scripts/store/message-folder.ts');
      const stored = storeMessage(${JSON.stringify(folder)}, ${JSON.stringify(message('one'))});
      console.log(await stored.catch((error) => error.message));`;
    // The limit of a file's size stops a write in the middle, as a full disk does.
    const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath];
    const args = [...limited, '--input-type=module', '-e', program];
    const { output } = await runProcess('sh', args, { cwd: process.cwd() });
    expect(output).toMatch(/^EFBIG: file too large/);
    expect(await readdir(folder)).toEqual([]);
  });
});
