import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer, type PreviewServer, preview, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMessages } from './message-folder.ts';
import { messageStore } from './stand-in.ts';
import { startStandIn } from './test-server.ts';

const commitPath = '/v1/projects/p/databases/(default)/documents:commit';

const theId = '0123456789abcdefghij';
const eva = { email: 'eva@example.org', message: 'Hallo 😀', name: 'Eva' };

function bodyOf(texts: typeof eva, id = theId) {
  const name = `projects/p/databases/(default)/documents/messages/${id}`;
  const entries = Object.entries(texts).map(([field, stringValue]) => [field, { stringValue }]);
  return JSON.stringify({ writes: [{ update: { name, fields: Object.fromEntries(entries) } }] });
}

function send(origin: string, path = commitPath, message = eva.message) {
  return fetch(new URL(path, origin), { method: 'POST', body: bodyOf({ ...eva, message }) });
}

/** Sends with headers that `fetch` would set itself; returns status, headers and the refusal. */
async function sendWith(origin: string, headers: Record<string, string>, method = 'POST') {
  const sending = request(origin + commitPath, { method, headers });
  sending.end(method === 'POST' ? bodyOf(eva) : '');
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let origin: string;
/** The one message. */
const stored = () => readMessages(standIn.folder).messages[0];

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
    expect(stored()).toEqual({ id: theId, receivedAt: commitTime, ...eva });
  });

  it('takes the same once more without a second copy, and no other text under its id', async () => {
    expect((await send(origin)).status).toBe(200);
    expect((await send(origin)).status).toBe(200);
    const answer = await send(origin, commitPath, 'Nein');
    const message = 'Denied: the document holds another message already.';
    expect(await answer.json()).toEqual({ error: { code: 403, message } });
    expect(readMessages(standIn.folder).messages).toHaveLength(1);
  });

  it('leaves other addresses to the site', async () => {
    expect((await send(origin, '/desktop/3')).status).toBe(418);
    expect((await fetch(origin)).status).toBe(418);
  });

  it.each([
    ['GET', commitPath],
    ['POST', '/v1/projects/p/databases/(default)/documents:runQuery'],
  ])('does not know %s %s', async (method, path) => {
    const answer = await fetch(origin + path, { method });
    const message = `Unknown call ${method} ${path}: the stand-in store answers POST /v1/projects/{project}/databases/(default)/documents:commit only.`;
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: { code: 404, message } });
  });

  it('takes the longest message, of which JSON escapes every character, and says 413 to more', async () => {
    const texts = {
      email: `${'\u0001'.repeat(318)}@b`,
      message: '\0'.repeat(5000),
      name: '\u0002'.repeat(200),
    };
    const body = bodyOf(texts, 'a'.repeat(200));
    expect((await fetch(origin + commitPath, { method: 'POST', body })).status).toBe(200);
    expect(stored()).toMatchObject(texts);

    const answer = await send(origin, commitPath, 'a'.repeat(10 * 1024 * 1024));
    const { error } = await answer.json();
    expect(error.code).toBe(413);
    expect(error.message).toMatch(/^The body is too large: \d+ of at most 37216 bytes\.$/);
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    [
      'a name that is not its own, by its own page',
      { host: 'x.example', origin: 'http://x.example' },
    ],
    ['a host that begins like this machine', { host: 'localhost.evil.example' }],
  ])('takes nothing from %s', async (_, headers: Record<string, string>) => {
    const answer = await sendWith(origin, headers);
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body).error).toEqual({
      code: 403,
      message: 'Denied: the stand-in store takes messages from its own site only.',
    });
    expect(existsSync(standIn.folder)).toBe(false);
  });

  it.each(['localhost', '[::1]', 'localhost:4173'])(
    'takes what its page at %s sends',
    async (host) => {
      const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
      expect((await sendWith(origin, own)).status).toBe(200);
    },
  );

  it('says 503, and why on the console, when a file is where its folder should be', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(dirname(standIn.folder), '');
    const answer = await send(origin);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: 503 } });
    expect(log).toHaveBeenCalledOnce();
    const [line] = log.mock.calls.flat();
    expect(line).toMatch(/^Message store: a message could not be stored in [^\n]*ENOTDIR[^\n]*$/);
    expect(line).not.toContain('Hallo');
  });
});

describe.each(['development', 'preview'])('the %s server', (kind) => {
  let root: string;
  let server: ViteDevServer | PreviewServer;
  let url: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-'));
    const listen = { host: '127.0.0.1', port: 0 };
    const plugins = [messageStore('data/messages')];
    const shared = { root, plugins, configFile: false, logLevel: 'silent' } as const;
    server =
      kind === 'preview'
        ? await preview({ ...shared, build: { outDir: '.' }, preview: listen })
        : await (await createServer({ ...shared, server: { ...listen, ws: false } })).listen();
    url = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });

  it('takes messages, but permits nothing to other pages and under other names', async () => {
    expect((await send(url)).status).toBe(200);
    expect(readMessages(join(root, 'data/messages')).messages).toMatchObject([eva]);
    for (const origin of ['https://evil.example', 'http://localhost:1', 'null']) {
      const asks = { origin, 'access-control-request-method': 'POST' };
      const preflight = await sendWith(url, asks, 'OPTIONS');
      const sent = await sendWith(url, { origin });
      for (const { status, headers } of [preflight, sent]) {
        expect(status).toBe(403);
        expect(Object.keys(headers).join()).not.toContain('access-control');
      }
    }
    expect((await sendWith(url, { host: 'evil.example' })).status).toBe(403);
  });
});
