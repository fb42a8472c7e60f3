import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readMessages, storeMessage } from './message-folder.ts';

it('the folder of messages holds each once, which its owner alone may read', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'messages-')), 'data');
  const message = { id: 'one', name: 'Eva', email: 'eva@example.org', message: 'Hallo\nMax 😀' };
  const stored = await Promise.all(Array.from({ length: 20 }, () => storeMessage(folder, message)));
  expect(readMessages(folder)).toEqual({ messages: [stored[0]], unreadable: [] });
  expect(new Set(stored.map((each) => each?.receivedAt)).size).toBe(1);
  expect((await stat(join(folder, 'one.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await rm(dirname(folder), { recursive: true });
});
