import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type InlineConfig, preview } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageStore } from './plugin.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, 'dist'));
});
afterEach(() => rm(root, { recursive: true }));

const listen = { host: '127.0.0.1', port: 0 };

async function start(kind: 'development' | 'preview') {
  const shared: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [messageStore({ file: 'data/messages.jsonl' })],
  };
  if (kind === 'preview') return preview({ ...shared, preview: listen });
  const server = await createServer({ ...shared, server: { ...listen, ws: false } });
  return server.listen();
}

function send(origin: string) {
  const fields = {
    name: { stringValue: 'Eva' },
    email: { stringValue: 'eva@example.org' },
    message: { stringValue: 'Hallo' },
  };
  const name = 'projects/p/databases/(default)/documents/messages/eva';
  return fetch(new URL('/v1/projects/p/databases/(default)/documents:commit', origin), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ writes: [{ update: { name, fields } }] }),
  });
}

it.each(['development', 'preview'] as const)('the %s server takes messages', async (kind) => {
  const server = await start(kind);
  const answer = await send(server.resolvedUrls?.local[0] ?? '');
  await server.close();
  expect(answer.status).toBe(200);
  expect(await readFile(join(root, 'data/messages.jsonl'), 'utf8')).toContain('"id":"eva"');
});

it('the server starts without a readable file, and says so', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await writeFile(join(root, 'data'), 'a file where the folder should be');
  const server = await start('preview');
  await server.close();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('cannot be read: ENOTDIR'));
});
