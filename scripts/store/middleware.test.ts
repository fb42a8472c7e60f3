import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type ClientRequest, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageFile } from './message-file.ts';
import { messageMiddleware } from './middleware.ts';
import { largestBody } from './request-body.ts';

const documents = '/v1/projects/p/databases/(default)/documents';
const commitPath = `${documents}:commit`;
/** Answer to what the middleware leaves to others. */
const notOurs = 418;

let folder: string;
let file: string;
let origin: string;
let stop: () => Promise<unknown>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-'));
  file = join(folder, 'data', 'messages.jsonl');
  const handle = messageMiddleware(messageFile(file));
  const server = createServer((incoming, response) => {
    handle(incoming, response, () => response.writeHead(notOurs).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => {
    server.closeAllConnections();
    return once(server.close(), 'close');
  };
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

function body(message = 'Hallo', id = '0123456789abcdefghij') {
  const values = { name: 'Eva', email: 'eva@example.org', message };
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, stringValue]) => [name, { stringValue }]),
  );
  const name = `projects/p/databases/(default)/documents/messages/${id}`;
  return JSON.stringify({ writes: [{ update: { name, fields } }] });
}

function post(path: string, content = body()) {
  return fetch(origin + path, { method: 'POST', body: content });
}

/** Resolves when the connection is over, with an error or without. */
function closed(sending: ClientRequest) {
  return new Promise((resolve) => sending.once('close', resolve));
}

describe('the stand-in', () => {
  it.each([
    commitPath,
    `${commitPath}?key=abc`,
    '/v1/projects/p/databases/%28default%29/documents:commit',
    '/v1/projects/p/databases/%28default%29/documents%3Acommit?key=abc',
  ])('takes a message at %s', async (path) => {
    const answer = await post(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const { writeResults, commitTime } = await answer.json();
    expect(writeResults).toEqual([{ updateTime: commitTime }]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      id: '0123456789abcdefghij',
      receivedAt: commitTime,
      name: 'Eva',
      email: 'eva@example.org',
      message: 'Hallo',
    });
  });

  it('stores once what is sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(commitPath)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(2);
  });

  it.each(['/', '/desktop/3', '/v1', '/v2/projects/p'])('leaves %s to the site', async (path) => {
    expect((await post(path)).status).toBe(notOurs);
    expect((await fetch(origin + path)).status).toBe(notOurs);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('has no %s of a commit', async (method) => {
    expect((await fetch(origin + commitPath, { method })).status).toBe(404);
  });

  it.each([
    ['POST', `${commitPath}/`],
    ['POST', `${documents}:erase`],
    ['POST', '/v1/projects/p/documents:commit'],
    ['POST', '/v1/projects/%E0%A4%A/databases/(default)/documents:commit'],
  ])('does not know %s %s', async (method, path) => {
    expect((await fetch(origin + path, { method })).status).toBe(404);
  });

  it.each([
    ['GET', '/messages'],
    ['GET', '/messages/0123456789abcdefghij'],
    ['DELETE', '/messages/0123456789abcdefghij'],
    ['POST', ':runQuery'],
    ['POST', ':batchGet'],
    ['POST', ':batchWrite'],
  ])('does not let a visitor %s %s', async (method, path) => {
    const answer = await fetch(origin + documents + path, { method });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      error: { code: 403, status: 'PERMISSION_DENIED' },
    });
  });

  it('tells a client that sends everything first', async () => {
    const answer = await post(commitPath, body('a'.repeat(10 * largestBody)));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { code: 413 } });
  });

  it('stores nothing when the visitor goes away in the middle, and goes on', async () => {
    const sending = request(origin + commitPath, { method: 'POST' }).on('error', () => undefined);
    sending.write(body('Ich bin gleich weg.').slice(0, 50), () => sending.destroy());
    await closed(sending);
    expect((await post(commitPath)).status).toBe(200);
    expect(await readFile(file, 'utf8')).not.toContain('gleich weg');
  });

  it('says 503, and why on the console, when the message cannot be stored', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(join(folder, 'data'), 'a file where the folder should be');
    const answer = await post(commitPath);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ENOTDIR'));
    expect(log.mock.calls.join()).not.toContain('Hallo');
  });
});
