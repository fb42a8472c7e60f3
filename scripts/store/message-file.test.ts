import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageFile } from './message-file.ts';
import type { StoredMessage } from './message-lines.mjs';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-'));
  path = join(folder, 'data', 'messages.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

function message(id: string): StoredMessage {
  const receivedAt = '2026-11-20T09:41:00.000Z';
  return { id, receivedAt, name: 'Eva', email: 'eva@example.org', message: 'Hallo\nMax 😀' };
}

function add(file: ReturnType<typeof messageFile>, ...ids: string[]) {
  return file.update(() => ({ added: ids.map(message), result: undefined }));
}

function idsIn(file: ReturnType<typeof messageFile>) {
  return file.update((stored) => ({ added: [], result: [...stored.keys()] }));
}

async function write(text: string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const line = (id: string) => `${JSON.stringify(message(id))}\n`;

describe('the message file', () => {
  it('holds one JSON line per message', async () => {
    await add(messageFile(path), 'one', 'two');
    expect(await readFile(path, 'utf8')).toBe(line('one') + line('two'));
  });

  it('and its folder are for their owner alone', async () => {
    await add(messageFile(path), 'one');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
  });

  it('is not made before there is a message', async () => {
    expect(await idsIn(messageFile(path))).toEqual([]);
    await expect(stat(dirname(path))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is known again after a restart', async () => {
    await add(messageFile(path), 'one', 'two');
    expect(await idsIn(messageFile(path))).toEqual(['one', 'two']);
  });

  it('shows each step what the steps before it have added', async () => {
    const file = messageFile(path);
    const attempts = Array.from({ length: 20 }, () =>
      file.update((stored) => ({
        added: stored.has('one') ? [] : [message('one')],
        result: undefined,
      })),
    );
    await Promise.all(attempts);
    expect(await readFile(path, 'utf8')).toBe(line('one'));
  });

  it.each([
    ['in the middle of a word', line('two').slice(0, 40)],
    ['in the middle of an emoji', Buffer.from(line('two')).subarray(0, -4)],
    ['after its first character', '{'],
  ])('loses nothing but a line torn %s', async (_, torn) => {
    await write(line('one'));
    await appendFile(path, torn);

    const file = messageFile(path);
    expect(await idsIn(file)).toEqual(['one']);
    expect(await readFile(path, 'utf8')).toBe(line('one'));

    await add(file, 'three');
    expect(await readFile(path, 'utf8')).toBe(line('one') + line('three'));
  });

  it('keeps a whole last line that only lacks its end', async () => {
    await write(line('one') + line('two').trimEnd());
    const file = messageFile(path);
    expect(await idsIn(file)).toEqual(['one', 'two']);
    await add(file, 'three');
    expect(await readFile(path, 'utf8')).toBe(line('one') + line('two') + line('three'));
  });

  it('keeps lines that it cannot read, and says so once', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await write(`${line('one')}a note by hand\n`);
    const file = messageFile(path);
    await add(file, 'two');
    expect(await idsIn(file)).toEqual(['one', 'two']);
    expect(await readFile(path, 'utf8')).toBe(`${line('one')}a note by hand\n${line('two')}`);
    expect(log).toHaveBeenCalledOnce();
  });

  it('may be shared by two servers', async () => {
    const [one, other] = [messageFile(path), messageFile(path)];
    await add(one, 'one');
    await add(other, 'two');
    expect(await idsIn(one)).toEqual(['one', 'two']);
    await Promise.all([add(one, 'three'), add(other, 'four')]);
    expect((await idsIn(messageFile(path))).sort()).toEqual(['four', 'one', 'three', 'two']);
  });

  it('is made anew when it was removed meanwhile', async () => {
    const file = messageFile(path);
    await add(file, 'one');
    await rm(dirname(path), { recursive: true });
    await add(file, 'two');
    expect(await readFile(path, 'utf8')).toBe(line('two'));
  });

  it('refuses a message that cannot be written, and takes the next when it can', async () => {
    await writeFile(dirname(path), 'a file where the folder should be');
    const file = messageFile(path);
    await expect(add(file, 'one')).rejects.toMatchObject({ code: 'ENOTDIR' });
    await rm(dirname(path));
    await add(file, 'two');
    expect(await idsIn(file)).toEqual(['two']);
  });

  it('goes on after a step that throws', async () => {
    const file = messageFile(path);
    const failing = file.update(() => {
      throw new Error('denied');
    });
    await expect(failing).rejects.toThrow('denied');
    await add(file, 'one');
    expect(await idsIn(file)).toEqual(['one']);
  });
});
