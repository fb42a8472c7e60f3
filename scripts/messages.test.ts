import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { firestoreMessages } from './firestore-messages.ts';
import { run } from './messages.ts';

/** Of the local store; the command reads its name when it is imported. */
const folder = vi.hoisted(() => {
  process.env.MESSAGES_FOLDER = `${process.env.TMPDIR ?? '/tmp'}/messages-${process.pid}`;
  return process.env.MESSAGES_FOLDER;
});

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
  vi.useRealTimers();
});
beforeEach(() => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
  vi.stubEnv('GOOGLE_OAUTH_ACCESS_TOKEN', '');
  vi.stubEnv('TZ', 'Europe/Berlin');
  stored = [
    message('anna', '2026-03-01T10:00:00Z'),
    message('carl', '2026-11-20T10:00:00.123456Z'),
    message('bert', '2026-04-30T21:30:00Z'),
  ];
  refusal = undefined;
  requests = [];
});

/** Runs the command in Berlin's time. */
async function messages(args: readonly string[] = []) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await run([...args]);
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  const linesOf = ({ mock }: typeof log) => mock.calls.map(([line]) => `${line}\n`).join('');
  const said = { output: linesOf(log), errors: linesOf(error), code };
  vi.restoreAllMocks();
  return said;
}

function write(values: Record<string, string> = {}) {
  const receivedAt = '2026-11-20T09:41:00.000Z';
  const eva = { id: 'eva', receivedAt, name: 'Eva', email: 'eva@example.org', message: 'Hallo' };
  const message = { ...eva, ...values };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${message.id}.json`), JSON.stringify(message));
}

describe('npm run messages', () => {
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('shows when each message came, from whom, and its text, or that there is none', async () => {
    const none = { output: `No messages in ${folder}\n\n`, errors: '', code: 0 };
    expect(await messages()).toEqual(none);
    const receivedAt = '2026-11-20T08:00:00.000Z';
    write({ id: 'bob', receivedAt, name: 'Bob', message: 'Guten Tag,\n\nich bin Bob.' });
    write();
    expect((await messages()).output).toBe(
      [
        `2 messages in ${folder}\n`,
        '20.11.2026, 10:41  Eva <eva@example.org>',
        '  Hallo\n',
        '20.11.2026, 09:00  Bob <eva@example.org>',
        '  Guten Tag,\n  \n  ich bin Bob.\n\n',
      ].join('\n'),
    );
  });

  it('shows the others when one is torn', async () => {
    write();
    writeFileSync(join(folder, 'bob.json'), '{"id":');
    const { output, errors, code } = await messages();
    expect(output).toContain('1 message in');
    expect(errors).toContain('Left out, no messages: bob.json');
    expect(code).toBe(0);
  });

  it('does not let a message command the terminal', async () => {
    write({ name: 'Eva\nBob\u001b]0;x', message: 'a\u001b[2Jb\rc\u202ed\u009b31me' });
    const { output } = await messages();
    expect(output).toContain('Eva Bob\ufffd]0;x <eva@example.org>\n');
    expect(output).toContain('  a\ufffd[2Jb\n  c\ufffdd\ufffd31me\n');
  });

  it('fails with one line when the folder cannot be read', async () => {
    writeFileSync(folder, '');
    const { errors, code } = await messages();
    expect(errors).toMatch(/^ENOTDIR.*\n$/);
    expect(code).toBe(1);
  });
});

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
  });

  it('takes the login of gcloud, unless there is a token', async () => {
    const bin = mkdtempSync(join(tmpdir(), 'gcloud-'));
    writeFileSync(join(bin, 'gcloud'), '#!/bin/sh\n[ "$2" = print-access-token ] && echo fresh');
    chmodSync(join(bin, 'gcloud'), 0o755);
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
    vi.stubEnv('PATH', bin);
    const google = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({}));
    vi.stubGlobal('fetch', google);
    await firestoreMessages('my-portfolio').list();
    vi.stubEnv('GOOGLE_OAUTH_ACCESS_TOKEN', 'given');
    await firestoreMessages('my-portfolio').list();
    const asked = google.mock.calls.map(([, options]) =>
      new Headers(options?.headers).get('authorization'),
    );
    expect(asked).toEqual(['Bearer fresh', 'Bearer given']);
    expect(String(google.mock.lastCall?.[0])).toMatch(/^https:\/\/firestore\.googleapis\.com\//);

    vi.stubEnv('GOOGLE_OAUTH_ACCESS_TOKEN', '');
    vi.stubEnv('PATH', '/nowhere');
    expect(() => firestoreMessages('my-portfolio')).toThrow('No Google login: install gcloud');
    rmSync(bin, { recursive: true });
  });

  it.each([
    [401, 'Run "gcloud auth login"'],
    [403, 'Log in as an owner of the project'],
    [404, 'Compare the id'],
    [503, 'Try again later'],
  ])('says in one line what to do about an answer of %i', async (status, remedy) => {
    refusal = { status, body: '{"error":{"message":"Because\\nof \\u001b[2J"}}' };
    const { output, errors, code } = await messages(project);
    expect(errors).toContain(`Firestore answers ${status} (Because of \ufffd[2J). ${remedy}`);
    expect(errors).toMatch(/^.*\n$/);
    expect({ output, code }).toEqual({ output: '', code: 1 });
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
    expect((await messages(before)).output).toMatch(/^No messages before 01\.05\.2026/);
  });

  it('keeps with --clear-out what the privacy notice allows, also where its month has no such day', async () => {
    stored = [message('old', '2026-02-28T10:00:00Z'), message('young', '2026-02-28T12:00:00Z')];
    vi.setSystemTime('2026-08-31T12:00');
    await messages([...project, '--clear-out', '--yes']);
    expect(left()).toEqual(['young']);
  });

  it('says how many are gone when Firestore refuses on the way', async () => {
    refusal = { status: 429, body: '{"error":{"message":"Quota exceeded."}}' };
    stored = stored.slice(0, 2);
    const { errors, code } = await messages([...project, '--delete-before', '2027-01-01', '--yes']);
    expect(errors).toMatch(/^0 of 2 were deleted, then: Firestore answers 429 \(Quota exceeded/);
    expect(code).toBe(1);
  });

  it('refuses in one line what makes no sense, and asks nobody', async () => {
    const refusals: [args: string[], reason: string][] = [
      [['--delete-before', '2026-02-30'], '--delete-before must be a day like 2026-05-01'],
      [['--delete-before', '2026-05-01', '--clear-out'], 'choose one'],
      [['--yes'], '--yes goes with'],
      [['--older'], "Unknown option '--older'"],
      [['--project', 'My Project'], '--project must be a Firebase project id'],
    ];
    for (const [args, reason] of refusals) {
      const { output, errors, code } = await messages([...project, ...args]);
      expect(errors).toContain(reason);
      expect(errors.trim()).not.toContain('\n');
      expect({ output, code }).toEqual({ output: '', code: 1 });
    }
    const { errors } = await messages(['--delete-before', '2026-05-01', '--yes']);
    expect(errors).toMatch(/^Deleting needs --project; .* is a folder of your own\.\n$/);
    expect(requests).toEqual([]);
  });
});
