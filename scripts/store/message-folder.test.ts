import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readMessages, storeMessage } from './message-folder.ts';

it('storeMessage stores a message once and readable for its owner only', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'messages-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'data');
  const message = { id: 'one', name: 'Eva', email: 'eva@example.org', message: 'Hallo\nMax 😀' };
  const stored = await Promise.all(Array.from({ length: 20 }, () => storeMessage(folder, message)));
  expect(readMessages(folder)).toEqual([stored[0]]);
  expect(new Set(stored.map((each) => each?.receivedAt)).size).toBe(1);
  expect((await stat(join(folder, 'one.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});
