import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { firestoreMessages } from '#scripts/firestore-messages.mjs';
import { runProcess } from '#tests/support/run-process.ts';

const documents = '/v1/projects/my-portfolio/databases/(default)/documents';
/** What the stand-in for Firestore holds, and what it says instead where that is set. */
let stored: { name: string; createTime: string; fields?: object }[] = [];
let refusal: { status: number; body: string } | undefined;
let requests: URL[] = [];

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://stand-in');
  const body = (await request.toArray()).join('');
  requests.push(url);
  if (refusal && (requests.length > 1 || refusal.status !== 429)) {
    response.writeHead(refusal.status).end(refusal.body);
    return;
  }
  if (request.method === 'POST') {
    const deleted = JSON.parse(body).writes.map((write: { delete: string }) => write.delete);
    stored = stored.filter(({ name }) => !deleted.includes(name));
    response.end('{}');
    return;
  }
  const start = Number(url.searchParams.get('pageToken'));
  const end = start + Math.min(2, Number(url.searchParams.get('pageSize')));
  const page = { documents: stored.slice(start, end) };
  response.end(JSON.stringify(end < stored.length ? { ...page, nextPageToken: `${end}` } : page));
});

let host: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function message(name: string, createTime: string) {
  const texts = { name, email: `${name}@example.org`, message: `Hallo von ${name}` };
  const fields = Object.entries(texts).map(([key, text]) => [key, { stringValue: text }]);
  return { name: `${documents}/messages/${name}`, createTime, fields: Object.fromEntries(fields) };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
  vi.stubEnv('GOOGLE_OAUTH_ACCESS_TOKEN', '');
  stored = [
    message('anna', '2026-03-01T10:00:00Z'),
    message('carl', '2026-11-20T10:00:00.123456Z'),
    message('bert', '2026-04-30T21:30:00Z'),
  ];
  refusal = undefined;
  requests = [];
});

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Runs the command in Berlin's time. */
function messages(args: readonly string[], env = {}) {
  return runProcess(process.execPath, ['scripts/messages.mjs', ...args], {
    cwd: process.cwd(),
    env: { TZ: 'Europe/Berlin', ...env },
  });
}

/** Lets a process believe that it is this day. */
function today(day: string) {
  const source = `const Clock = Date;
    globalThis.Date = class extends Clock {
      constructor(...values) {
        super(...(values.length === 0 ? ['${day}T12:00'] : values));
      }
    };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(source)}` };
}

const project = ['--project', 'my-portfolio'];
const names = (text: string) => [...text.matchAll(/Hallo von (\w+)/g)].map(([, name]) => name);
const left = () => stored.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));

describe('npm run messages -- --project', () => {
  it('lists every page, newest first', async () => {
    const { output, errors, code } = await messages(project);
    expect({ errors, code }).toEqual({ errors: '', code: 0 });
    expect(output).toMatch(/^3 messages in the Firestore of my-portfolio\n/);
    expect(output).toContain('20.11.2026, 11:00  carl <carl@example.org>\n  Hallo von carl\n');
    expect(names(output)).toEqual(['carl', 'bert', 'anna']);
    expect(requests.map(({ pathname }) => pathname)).toEqual(
      Array(2).fill(`${documents}/messages`),
    );
  });

  it('says that there are none, and shows a document that somebody else has made', async () => {
    stored = [];
    expect((await messages(project)).output).toMatch(/^No messages in the Firestore/);
    stored = [{ name: `${documents}/messages/odd`, createTime: '2026-11-20T10:00:00Z' }];
    expect((await messages(project)).output).toContain('20.11.2026, 11:00   <>');
  });

  it('takes the login of gcloud, unless there is a token', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gcloud-'));
    writeFileSync(join(folder, 'gcloud'), '#!/bin/sh\n[ "$2" = print-access-token ] && echo fresh');
    chmodSync(join(folder, 'gcloud'), 0o755);
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
    vi.stubEnv('PATH', folder);
    const google = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({}));
    vi.stubGlobal('fetch', google);
    await firestoreMessages('my-portfolio').list();
    vi.stubEnv('GOOGLE_OAUTH_ACCESS_TOKEN', 'given');
    await firestoreMessages('my-portfolio').list();
    const asked = google.mock.calls.map(([url, options]) => [
      new URL(String(url)).origin,
      new Headers(options?.headers).get('authorization'),
    ]);
    expect(asked).toEqual([
      ['https://firestore.googleapis.com', 'Bearer fresh'],
      ['https://firestore.googleapis.com', 'Bearer given'],
    ]);

    vi.stubEnv('GOOGLE_OAUTH_ACCESS_TOKEN', '');
    vi.stubEnv('PATH', '/nowhere');
    expect(() => firestoreMessages('my-portfolio')).toThrow('No Google login: install gcloud');
    rmSync(folder, { recursive: true });
  });

  it.each([
    [401, 'Run "gcloud auth login"'],
    [403, 'Log in as an owner of the project'],
    [404, 'Compare the id'],
    [503, 'Try again later'],
  ])('says what to do about an answer of %i', async (status, remedy) => {
    refusal = { status, body: '{"error":{"message":"Because."}}' };
    await expect(firestoreMessages('my-portfolio').list()).rejects.toThrow(
      `Firestore answers ${status} (Because.). ${remedy}`,
    );
  });

  it('says so when the answer is not from Firestore, or none comes', async () => {
    refusal = { status: 200, body: '<html>' };
    const { list } = firestoreMessages('my-portfolio');
    await expect(list()).rejects.toThrow('Firestore answers 200 (no reason given).');
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:65535');
    await expect(firestoreMessages('my-portfolio').list()).rejects.toThrow(
      'http://127.0.0.1:65535 cannot be reached (ECONNREFUSED).',
    );
  });

  it('fails with one line that cannot command the terminal', async () => {
    refusal = { status: 403, body: '{"error":{"message":"Because\\nof \\u001b[2J"}}' };
    const { output, errors, code } = await messages(project);
    expect(errors).toMatch(/^Firestore answers 403 \(Because of \ufffd\[2J\)\. .*\n$/);
    expect({ output, code }).toEqual({ output: '', code: 1 });
  });
});

describe('clearing out', () => {
  it('lists what is older than a day, and deletes it with --yes only', async () => {
    // A day begins at midnight here, which is two hours earlier in UTC.
    stored.push(message('dora', '2026-04-30T22:30:00Z'));
    const before = [...project, '--delete-before', '2026-05-01'];
    const first = await messages(before);
    expect(names(first.output)).toEqual(['bert', 'anna']);
    expect(first.output).toContain('before 01.05.2026');
    expect(first.output).toContain('Nothing is deleted yet. With --yes: 2 messages, for good.');
    expect(left()).toHaveLength(4);

    const { output, code } = await messages([...before, '--yes']);
    expect(output).toMatch(/Deleted: 2 messages\.\n$/);
    expect(code).toBe(0);
    expect(left()).toEqual(['carl', 'dora']);
  });

  it('keeps with --clear-out what the privacy notice allows, also where its month has no such day', async () => {
    stored = [
      message('old', '2026-02-28T10:00:00Z'),
      message('young', '2026-02-28T12:00:00Z'),
      message('anna', '2026-03-01T10:00:00Z'),
    ];
    await messages([...project, '--clear-out', '--yes'], today('2026-08-31'));
    expect(left()).toEqual(['young', 'anna']);
  });

  it('deletes nothing where nothing is old', async () => {
    const { output } = await messages([...project, '--delete-before', '2020-01-01', '--yes']);
    expect(output).toMatch(/^No messages before 01\.01\.2020/);
    expect(left()).toHaveLength(3);
  });

  it('says how many are gone when Firestore refuses on the way', async () => {
    refusal = { status: 429, body: '{"error":{"message":"Quota exceeded."}}' };
    stored = stored.slice(0, 2);
    const { errors, code } = await messages([...project, '--delete-before', '2027-01-01', '--yes']);
    expect(errors).toMatch(
      /^0 of 2 were deleted, then: Firestore answers 429 \(Quota exceeded\.\)/,
    );
    expect(code).toBe(1);
  });

  it('refuses in one line what makes no sense, and asks nobody', async () => {
    const refusals: [args: string[], reason: string][] = [
      [['--delete-before', '2026-02-30'], '--delete-before must be a day like 2026-05-01'],
      [['--delete-before', '1.5.2026'], '--delete-before must be a day like 2026-05-01'],
      [['--delete-before', '2026-05-01', '--clear-out'], 'choose one'],
      [['--yes'], '--yes goes with'],
      [['--older'], "Unknown option '--older'"],
      [['--project', 'My Project'], '--project must be a Firebase project id'],
    ];
    await Promise.all(
      refusals.map(async ([args, reason]) => {
        const { output, errors, code } = await messages([...project, ...args]);
        expect(errors).toContain(reason);
        expect(errors.trim()).not.toContain('\n');
        expect({ output, code }).toEqual({ output: '', code: 1 });
      }),
    );
    const { errors } = await messages(['--delete-before', '2026-05-01', '--yes']);
    expect(errors).toMatch(/^Deleting needs --project; .* is a folder of your own\.\n$/);
    expect(requests).toEqual([]);
  });
});
