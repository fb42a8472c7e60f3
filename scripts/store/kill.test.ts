import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMessageLines } from './message-lines.mjs';

/** Enough that the kill falls among writes. */
const senders = 20;
const acknowledgedBeforeKill = 50;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function startServer(file: string) {
  const server = spawn(process.execPath, [resolve('scripts/store/test-server.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(server.stdout, 'data');
  return { server, origin: `http://127.0.0.1:${String(port).trim()}` };
}

function send(origin: string, id: string) {
  const fields = {
    name: { stringValue: 'Eva' },
    email: { stringValue: 'eva@example.org' },
    message: { stringValue: `Hallo ${id} `.repeat(100).trim() },
  };
  const name = `projects/p/databases/(default)/documents/messages/${id}`;
  return fetch(`${origin}/v1/projects/p/databases/(default)/documents:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes: [{ update: { name, fields } }] }),
  });
}

it('loses nothing that was acknowledged when its process is killed, and knows it again', async () => {
  const file = join(folder, 'messages.jsonl');
  const first = await startServer(file);
  const acknowledged: string[] = [];

  async function sendUntilKilled(sender: number) {
    for (let count = 0; ; count += 1) {
      const id = `sender${sender}message${count}`;
      const answer = await send(first.origin, id).catch(() => undefined);
      if (!answer?.ok) return;
      acknowledged.push(id);
      if (acknowledged.length === acknowledgedBeforeKill) first.server.kill('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: senders }, (_, sender) => sendUntilKilled(sender)));

  const second = await startServer(file);
  const repeats = await Promise.all(acknowledged.map((id) => send(second.origin, id)));
  second.server.kill('SIGKILL');

  expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedBeforeKill);
  expect(repeats.every(({ status }) => status === 200)).toBe(true);
  const { messages, unreadable } = readMessageLines(await readFile(file, 'utf8'));
  const ids = messages.map(({ id }) => id);
  expect(unreadable).toBe(0);
  expect(ids).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(ids).size).toBe(ids.length);
}, 30_000);
