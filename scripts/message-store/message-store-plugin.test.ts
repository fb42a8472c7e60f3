import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Message } from '#src/lib/message.ts';
import { listen, storedMessages } from '#tests/support/processes.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { messageMiddleware } from './message-store-plugin.ts';

const eva: Message = { name: 'Eva', email: 'eva@example.org', message: 'Hallo\nMax 😀' };

let folder: string;
let printed: string[];
let store: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  folder = temporaryFolder();
  printed = [];
  const middleware = messageMiddleware(folder, (line) => printed.push(line));
  store = await listen((request, response) => {
    void middleware(request, response, () => response.writeHead(404).end());
  });
});
afterEach(() => store.stop());

/** Sends the request of the contact form. */
async function send(id: string, message: Partial<Message>, headers = {}) {
  const documents = 'projects/local/databases/(default)/documents';
  const fields = Object.fromEntries(
    Object.entries(message).map(([name, stringValue]) => [name, { stringValue }]),
  );
  const update = { name: `${documents}/messages/${id}`, fields };
  const { status } = await fetch(`${store.url}/v1/${documents}:commit?key=none`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ writes: [{ update }] }),
  });
  return status;
}

it('the local store stores a message once when it is sent 20 times', async () => {
  const id = randomUUID();
  const sent = await Promise.all(Array.from({ length: 20 }, () => send(id, eva)));
  expect(new Set(sent)).toEqual(new Set([200]));
  expect(storedMessages(folder)).toEqual([{ id, receivedAt: expect.any(String), ...eva }]);
  expect(printed).toEqual([`Message from Eva <eva@example.org>: ${join(folder, `${id}.json`)}`]);
});

it('the local store prints no control characters of a message', async () => {
  expect(await send('a', { ...eva, name: 'E\x1b[2J\r\n\u202ev\u009ba' })).toBe(200);
  expect(printed).toEqual([
    expect.stringContaining('Message from E\uFFFD[2J\uFFFD\uFFFD\uFFFDv\uFFFDa <'),
  ]);
});

it.each<[what: string, id: string, message: Partial<Message>]>([
  ['a name of 201 characters', 'a', { ...eva, name: 'a'.repeat(201) }],
  ['an empty text', 'a', { ...eva, message: '' }],
  ['a message with only two of its texts', 'a', { name: eva.name, email: eva.email }],
  ['an id with a path', '../a', eva],
])('the local store refuses %s', async (_, id, message) => {
  expect(await send(id, message)).toBe(403);
  expect(storedMessages(folder)).toEqual([]);
});

it('the local store refuses messages from other origins', async () => {
  for (const origin of ['https://evil.example', 'http://localhost:1', 'null'])
    expect(await send('a', eva, { origin })).toBe(403);
  expect(await send('a', eva, { origin: store.url })).toBe(200);
});
