import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMessages, storeMessage } from './message-folder.mjs';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'messages-')), 'data');
});
afterEach(() => rm(dirname(folder), { recursive: true }));

function message(id: string) {
  return { id, name: 'Eva', email: 'eva@example.org', message: 'Hallo\nMax 😀' };
}

const ids = () => readMessages(folder).messages.map(({ id }) => id);

/** A process of its own that stores messages when it is told to. */
function storing(names: readonly string[], before = 'exec "$@"') {
  const module = new URL('message-folder.mjs', import.meta.url).href;
  const program = `
    import { storeMessage } from '${module}';
    console.log('ready');
    process.stdin.once('data', async () => {
      try {
        for (const id of ${JSON.stringify(names)})
          await storeMessage(${JSON.stringify(folder)}, { ...${JSON.stringify(message(''))}, id });
        console.log('stored');
      } catch (error) { console.log(error.message); }
    });`;
  const args = ['-c', before, 'sh', process.execPath, '--input-type=module', '-e', program];
  return spawn('sh', args, { stdio: ['pipe', 'pipe', 'inherit'] });
}

describe('the folder of messages', () => {
  it('holds a file for each, which its owner alone may read', async () => {
    const first = await storeMessage(folder, message('one'));
    await storeMessage(folder, message('two'));
    expect(first).toEqual({ ...message('one'), receivedAt: expect.stringMatching(/^20.*Z$/) });
    expect(readMessages(folder)).toMatchObject({
      messages: [first, message('two')],
      unreadable: [],
    });
    expect((await stat(join(folder, 'one.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('takes the same messages many times at once and holds each once', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const sent = Array.from({ length: 20 }, () =>
      names.map((id) => storeMessage(folder, message(id))),
    );
    expect(await Promise.all(sent.flat())).not.toContain(undefined);
    expect(ids().sort()).toEqual(names.sort());
  });

  it('keeps the text that an id has', async () => {
    await storeMessage(folder, message('one'));
    expect(await storeMessage(folder, { ...message('one'), name: 'Bob' })).toBeUndefined();
    expect(readMessages(folder).messages).toMatchObject([{ name: 'Eva' }]);
  });

  it('shows the others where one was changed by hand', async () => {
    await storeMessage(folder, message('one'));
    await writeFile(join(folder, 'two.json'), '{"id":');
    await writeFile(join(folder, 'three.json'), '{"id": 3}');
    expect(ids()).toEqual(['one']);
    expect(readMessages(folder).unreadable.sort()).toEqual(['three.json', 'two.json']);
  });

  it('refuses a message that cannot be written, and takes the next when it can', async () => {
    await writeFile(folder, 'a file where the folder should be');
    await expect(storeMessage(folder, message('one'))).rejects.toMatchObject({ code: 'EEXIST' });
    await rm(folder);
    await storeMessage(folder, message('two'));
    expect(ids()).toEqual(['two']);
  });

  // Not even root may write there.
  it.runIf(existsSync('/sys'))('refuses a message where nothing may be written', async () => {
    await expect(storeMessage('/sys/messages', message('one'))).rejects.toThrow(
      /^(EACCES|EROFS|EPERM)/,
    );
  });

  it('holds each message once when two processes store the same at once', {
    timeout: 20_000,
  }, async () => {
    const names = Array.from({ length: 20 }, (_, index) => String(index));
    const writers = [storing(names), storing(names)];
    const outputs = writers.map((writer) => createInterface(writer.stdout)[Symbol.asyncIterator]());
    for (const output of outputs) expect((await output.next()).value).toBe('ready');
    for (const writer of writers) writer.stdin.end('go\n');
    for (const output of outputs) expect((await output.next()).value).toBe('stored');
    expect((await readdir(folder)).sort()).toEqual(names.map((name) => `${name}.json`).sort());
  });

  it('has no part of a message that did not fit on the disk', { timeout: 20_000 }, async () => {
    await mkdir(folder);
    // The limit of a file's size stops a write in the middle, as a full disk does.
    const writer = storing(['one'], 'ulimit -f 0; exec "$@"');
    writer.stdin.end('go\n');
    expect((await text(writer.stdout)).trim().split('\n')).toEqual([
      'ready',
      expect.stringMatching(/^EFBIG: file too large/),
    ]);
    expect(await readdir(folder)).toEqual([]);
  });
});
