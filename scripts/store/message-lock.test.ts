import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './message-lock.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(folder, 'messages.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

it('is there while the task runs, and gone when it has failed', async () => {
  let during: string[] = [];
  const failed = withLock(path, async () => {
    during = await readdir(folder);
    throw new Error('No');
  });
  await expect(failed).rejects.toThrow('No');
  expect(during).toEqual(['messages.jsonl.lock']);
  expect(await readdir(folder)).toEqual([]);
});

it('of another process stops the task with a line that names it', async () => {
  await writeFile(`${path}.lock`, `${process.ppid}`);
  const task = withLock(path, () => Promise.reject(new Error('It ran.')), 20);
  await expect(task).rejects.toThrow(
    `process ${process.ppid} holds ${path}.lock; remove that file if the process stores no messages.`,
  );
  expect(await readdir(folder)).toEqual(['messages.jsonl.lock']);
});

it('is waited for', async () => {
  await writeFile(`${path}.lock`, `${process.ppid}`);
  const task = withLock(path, async () => 'done');
  await rm(`${path}.lock`);
  expect(await task).toBe('done');
});

it.each([
  ['a killed process', ['.lock'], spawnSync('true').pid],
  ['an earlier process with the same id, as in a container', ['.lock'], process.pid],
  ['two processes, the second killed while it removed the first', ['.lock', '.lock.lock'], 0],
])('of %s stops nobody', async (_, ends, id) => {
  const holder = id || spawnSync('true').pid;
  for (const end of ends) await writeFile(path + end, `${holder}`);
  expect(await withLock(path, async () => 'done', 20)).toBe('done');
  expect(await readdir(folder)).toEqual([]);
});
