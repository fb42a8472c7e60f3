import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageFields } from '#src/contact/fields.ts';
import { messageStore } from './fake-firestore.ts';
import { readMessages } from './message-folder.ts';

const documents = 'projects/p/databases/(default)/documents';
const commitPath = `/v1/${documents}:commit`;
const eva = { email: 'eva@example.org', message: 'Hallo 😀', name: 'Eva' };

/** The body that setDoc sends. */
function bodyOf(texts: object, id = '0123456789abcdefghij') {
  const entries = Object.entries(texts).map(([field, stringValue]) => [field, { stringValue }]);
  const update = { name: `${documents}/messages/${id}`, fields: Object.fromEntries(entries) };
  return JSON.stringify({ writes: [{ update }] });
}

// `tests/rules` compares what it stores and refuses with Firestore.
// Tests in the browser use the preview server.
describe('the development server', () => {
  let root: string;
  let server: ViteDevServer;
  let url: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-'));
    const plugins = [messageStore('messages')];
    const options = { host: '127.0.0.1', port: 0, ws: false } as const;
    const shared = { root, plugins, configFile: false, logLevel: 'silent' } as const;
    server = await (await createServer({ ...shared, server: options })).listen();
    url = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });

  const send = (headers = {}, body = bodyOf(eva)) =>
    fetch(`${url}${commitPath}?key=none`, { method: 'POST', headers, body });

  it('refuses messages from pages of other sites', async () => {
    const message = 'Denied: the fake Firestore takes messages from its own site only.';
    for (const origin of ['https://evil.example', 'http://localhost:1', 'null'])
      expect(await (await send({ origin })).json()).toEqual({ error: { code: 403, message } });
    expect(readMessages(join(root, 'messages'))).toEqual([]);
  });

  it('names the invalid fields of a message', async () => {
    const { error } = await (await send({}, bodyOf({ ...eva, email: 'eva@' }, '..'))).json();
    expect(error.message).toMatch(/^Denied: writes\.0\.update\.name: [^\n]+; .*\.email\.[^\n]+\.$/);
  });
});

it.each(Object.entries(messageFields))(
  'firestore.rules have the limit of the form for %s',
  (field, { limit }) => {
    expect(readFileSync('firestore.rules', 'utf8')).toContain(`isText(data.${field}, ${limit})`);
  },
);
