import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageFile } from './message-file.ts';
import { readMessageLines } from './message-lines.mjs';

let path: string;

beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'messages-')), 'data', 'messages.jsonl');
});
afterEach(() => rm(dirname(dirname(path)), { recursive: true }));

/** ms; a process of its own takes a second to start, several on a busy machine. */
const slow = { timeout: 20_000 };

function message(id: string) {
  return { id, name: 'Eva', email: 'eva@example.org', message: 'Hallo\nMax 😀' };
}

/** A line of the file, as another process has left it. */
function line(id: string) {
  const { name, email, message: words } = message(id);
  const receivedAt = '2026-11-20T09:41:00.000Z';
  return `${JSON.stringify({ id, receivedAt, name, email, message: words })}\n`;
}

async function ids() {
  return readMessageLines(await readFile(path, 'utf8')).messages.map(({ id }) => id);
}

describe('the message file', () => {
  it('holds one JSON line per message', async () => {
    const file = messageFile(path);
    const first = await file.store(message('one'));
    const second = await file.store(message('two'));
    expect(await readFile(path, 'utf8')).toBe(
      `${JSON.stringify(first)}\n${JSON.stringify(second)}\n`,
    );
    expect(first).toEqual({ ...message('one'), receivedAt: expect.stringMatching(/^20.*Z$/) });
  });

  it('and its folder are for their owner alone', async () => {
    await messageFile(path).store(message('one'));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
  });

  it('takes the same messages many times at once and holds each once', async () => {
    const file = messageFile(path);
    const names = ['one', 'two', 'three', 'four'];
    const sent = Array.from({ length: 20 }, () => names.map((id) => file.store(message(id))));
    const answers = await Promise.all(sent.flat());
    expect(answers).not.toContain(undefined);
    expect(await ids()).toEqual(names);
  });

  it('keeps the text that an id has', async () => {
    const file = messageFile(path);
    await file.store(message('one'));
    expect(await file.store({ ...message('one'), name: 'Bob' })).toBeUndefined();
    expect(await readFile(path, 'utf8')).not.toContain('Bob');
  });

  it.each([
    ['in the middle of a word', line('two').slice(0, 40)],
    ['in the middle of an emoji', Buffer.from(line('two')).subarray(0, -4)],
    ['after its first character', '{'],
  ])('loses nothing but a line torn %s', async (_, torn) => {
    await mkdir(dirname(path));
    await writeFile(path, line('one'));
    await appendFile(path, torn);
    await messageFile(path).store(message('three'));
    expect(readMessageLines(await readFile(path, 'utf8')).unreadable).toBe(0);
    expect(await ids()).toEqual(['one', 'three']);
  });

  it('keeps a whole last line that only lacks its end, and a note by hand', async () => {
    await mkdir(dirname(path));
    const before = `${line('one')}a note by hand\n${line('two')}`;
    await writeFile(path, before.trimEnd());
    await messageFile(path).store(message('three'));
    expect(await readFile(path, 'utf8')).toContain(before);
    expect(await ids()).toEqual(['one', 'two', 'three']);
  });

  it('is shared by two servers, which know the messages of each other', async () => {
    const [one, other] = [messageFile(path), messageFile(path)];
    await Promise.all([one.store(message('one')), other.store(message('two'))]);
    await Promise.all([one.store(message('two')), other.store(message('one'))]);
    expect((await ids()).sort()).toEqual(['one', 'two']);
    expect(await other.store({ ...message('one'), name: 'Bob' })).toBeUndefined();
  });

  it('refuses a message that cannot be written, and takes the next when it can', async () => {
    await writeFile(dirname(path), 'a file where the folder should be');
    const file = messageFile(path);
    await expect(file.store(message('one'))).rejects.toMatchObject({ code: 'EEXIST' });
    await rm(dirname(path));
    await file.store(message('two'));
    expect(await ids()).toEqual(['two']);
  });

  it('holds each message once when two processes store the same at once', slow, async () => {
    const names = Array.from({ length: 20 }, (_, index) => String(index));
    await mkdir(dirname(path));
    // Both find what a killed process has left, too.
    await writeFile(`${path}.lock`, `${spawnSync('true').pid}`);
    const writers = [storing(names), storing(names)];
    const outputs = writers.map((writer) => createInterface(writer.stdout)[Symbol.asyncIterator]());
    for (const output of outputs) expect((await output.next()).value).toBe('ready');
    for (const writer of writers) writer.stdin.end('go\n');
    for (const output of outputs) expect((await output.next()).value).toBe('stored');
    expect(await ids()).toHaveLength(names.length);
    expect(new Set(await ids())).toEqual(new Set(names));
    expect(await readdir(dirname(path))).toEqual(['messages.jsonl']);
  });

  it('has no part of a message that did not fit on the disk', slow, async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    // The limit of a file's size stops a write in the middle, as a full disk does.
    const writer = storing(names, 'ulimit -f 16; exec "$@"');
    writer.stdin.end('go\n');
    const lines = (await text(writer.stdout)).trim().split('\n');
    expect(lines).toEqual(['ready', expect.stringMatching(/^EFBIG: file too large/)]);
    const stored = await ids();
    expect(stored.length).toBeLessThan(names.length);
    expect(await readFile(path, 'utf8')).toMatch(/^$|\n$/);
    await messageFile(path).store(message('after'));
    expect(await ids()).toEqual([...stored, 'after']);
  });

  // Not even root may write there.
  it.runIf(existsSync('/sys'))('refuses a message where nothing may be written', async () => {
    const file = messageFile('/sys/messages.jsonl');
    await expect(file.store(message('one'))).rejects.toThrow(/^(EACCES|EROFS|EPERM)/);
  });

  it('refuses a message for what is no file, and may be read without end', async () => {
    await mkdir(dirname(path));
    await symlink('/dev/zero', path);
    await expect(messageFile(path).store(message('one'))).rejects.toThrow('is not a file');
  });

  it(
    'holds all that was acknowledged when its process is killed while it writes',
    slow,
    async () => {
      const writer = spawn(process.execPath, ['--input-type=module', '-e', endlessWriter, path], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const acknowledged: string[] = [];
      for await (const id of createInterface(writer.stdout)) {
        if (acknowledged.push(id) === 30) writer.kill('SIGKILL');
      }

      await messageFile(path).store(message('after'));
      expect(acknowledged.length).toBeGreaterThanOrEqual(30);
      expect(await ids()).toEqual(expect.arrayContaining([...acknowledged, 'after']));
      expect(readMessageLines(await readFile(path, 'utf8')).unreadable).toBe(0);
    },
  );
});

/** Runs a script with the modules of this folder in a process of its own. */
function run(script: string, args: string[], shell = 'exec "$@"') {
  const node = [process.execPath, '--input-type=module', '-e', script, ...args];
  return spawn('sh', ['-c', shell, 'sh', ...node], { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** A process that stores messages at once, when it is told to go; it prints what came of it. */
function storing(names: string[], shell?: string) {
  return run(storeWhenTold, [path, ...names], shell);
}

const storeWhenTold = `
  import { once } from 'node:events';
  import { runnerImport } from 'vite';
  const { module } = await runnerImport('./scripts/store/message-file.ts', { configFile: false });
  const [path, ...names] = process.argv.slice(1);
  const file = module.messageFile(path);
  const texts = { name: 'Eva', email: 'eva@example.org', message: 'Hallo '.repeat(800) };
  console.log('ready');
  await once(process.stdin, 'data');
  const turns = await Promise.allSettled(names.map((id) => file.store({ id, ...texts })));
  console.log(turns.find(({ reason }) => reason)?.reason.message ?? 'stored');
`;

/** Stores message after message and prints the id of each when it is told that it is stored. */
const endlessWriter = `
  import { runnerImport } from 'vite';
  const { module } = await runnerImport('./scripts/store/message-file.ts', { configFile: false });
  const file = module.messageFile(process.argv[1]);
  const texts = { name: 'Eva', email: 'eva@example.org', message: 'Hallo '.repeat(800) };
  for (let id = 0; ; id += 1) {
    await file.store({ id: String(id), ...texts });
    console.log(id);
  }
`;
