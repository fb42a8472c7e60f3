import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, preview } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageStore } from './plugin.ts';
import { startStandIn } from './test-server.ts';

const commitPath = '/v1/projects/p/databases/(default)/documents:commit';

function bodyOf(message: string) {
  const name = 'projects/p/databases/(default)/documents/messages/0123456789abcdefghij';
  const fields = {
    email: { stringValue: 'eva@example.org' },
    message: { stringValue: message },
    name: { stringValue: 'Eva' },
  };
  return JSON.stringify({ writes: [{ update: { name, fields } }] });
}

function send(origin: string, path = commitPath, message = 'Hallo 😀') {
  return fetch(new URL(path, origin), { method: 'POST', body: bodyOf(message) });
}

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let origin: string;

beforeEach(async () => {
  standIn = await startStandIn();
  origin = `http://${standIn.host}:${standIn.port}`;
});
afterEach(async () => {
  await standIn.stop();
  vi.restoreAllMocks();
});

describe('the stand-in', () => {
  it('stores a message and says when', async () => {
    const answer = await send(origin, `${commitPath}?key=none`);
    expect(answer.status).toBe(200);
    const { writeResults, commitTime } = await answer.json();
    expect(writeResults).toEqual([{ updateTime: commitTime }]);
    expect(JSON.parse(await readFile(standIn.file, 'utf8'))).toEqual({
      id: '0123456789abcdefghij',
      receivedAt: commitTime,
      name: 'Eva',
      email: 'eva@example.org',
      message: 'Hallo 😀',
    });
  });

  it('takes the same once more without a second copy, and no other text under its id', async () => {
    expect((await send(origin)).status).toBe(200);
    expect((await send(origin)).status).toBe(200);
    const answer = await send(origin, commitPath, 'Nein');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      error: {
        code: 403,
        message: 'Denied: the document holds another message already.',
        status: 'PERMISSION_DENIED',
      },
    });
    expect((await readFile(standIn.file, 'utf8')).match(/\n/g)).toHaveLength(1);
  });

  it.each(['/', '/desktop/3', '/v1', '/v2/projects/p'])('leaves %s to the site', async (path) => {
    expect((await send(origin, path)).status).toBe(418);
    expect((await fetch(origin + path)).status).toBe(418);
  });

  it.each([
    ['GET', commitPath],
    ['PUT', commitPath],
    ['DELETE', '/v1/projects/p/databases/(default)/documents/messages/eva'],
    ['GET', '/v1/projects/p/databases/(default)/documents/messages'],
    ['POST', '/v1/projects/p/databases/(default)/documents:runQuery'],
    ['POST', '/v1/projects/p/databases/other/documents:commit'],
    ['POST', '/v1/projects/%E0%A4%A/databases'],
  ])('does not know %s %s', async (method, path) => {
    const answer = await fetch(origin + path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: {
        code: 404,
        message: `Unknown call ${method} ${path}: the stand-in store answers POST /v1/projects/{project}/databases/(default)/documents:commit only.`,
        status: 'NOT_FOUND',
      },
    });
  });

  it('says 400 to a body that is no message', async () => {
    const answer = await fetch(origin + commitPath, { method: 'POST', body: 'Hallo' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: { code: 400, message: 'The body is not JSON.', status: 'INVALID_ARGUMENT' },
    });
  });

  it('says 413 to a body of more than 1 MiB', async () => {
    const answer = await send(origin, commitPath, 'a'.repeat(10 * 1024 * 1024));
    expect(answer.status).toBe(413);
    const { error } = await answer.json();
    expect(error.message).toMatch(/^The body is too large: \d+ of at most 1048576 bytes\.$/);
  });

  it('stores nothing when the visitor goes away in the middle, and goes on', async () => {
    const sending = request(origin + commitPath, { method: 'POST' }).on('error', () => undefined);
    const closed = new Promise((resolve) => sending.once('close', resolve));
    sending.write(bodyOf('Ich bin gleich weg.').slice(0, 50), () => sending.destroy());
    await closed;
    expect((await send(origin)).status).toBe(200);
    expect(await readFile(standIn.file, 'utf8')).not.toContain('gleich weg');
  });

  it('says 503, and why on the console, when the message cannot be stored', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(dirname(standIn.file), 'a file where the folder should be');
    const answer = await send(origin);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Message store: a message could not be stored in .*: EEXIST/),
    );
    expect(log.mock.calls.join()).not.toContain('Hallo');
  });
});

it.each(['development', 'preview'])('the %s server takes messages', async (kind) => {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  const listen = { host: '127.0.0.1', port: 0 };
  const plugins = [messageStore({ file: 'data/messages.jsonl' })];
  const shared = { root, plugins, configFile: false, logLevel: 'silent' } as const;
  const server =
    kind === 'preview'
      ? await preview({ ...shared, build: { outDir: '.' }, preview: listen })
      : await (await createServer({ ...shared, server: { ...listen, ws: false } })).listen();
  const answer = await send(server.resolvedUrls?.local[0] ?? '');
  await server.close();
  expect(answer.status).toBe(200);
  expect(await readFile(join(root, 'data/messages.jsonl'), 'utf8')).toContain('Hallo 😀');
  await rm(root, { recursive: true });
});
