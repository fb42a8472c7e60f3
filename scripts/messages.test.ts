import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { run } from './messages.ts';

/** The folder of the local store, which its first message makes. */
let folder: string;

const origin = 'https://firestore.googleapis.com';
const documents = 'projects/my-portfolio/databases/(default)/documents';
/** The documents that Firestore contains. */
let stored: { name: string; createTime: string; fields: object }[];

/** Answers as Firestore does, two messages a page. */
const firestore = vi.fn(async (address: string, { body }: RequestInit) => {
  const { pathname, searchParams } = new URL(address);
  if (pathname.endsWith(':commit')) {
    const deleted = JSON.parse(`${body}`).writes.map((write: { delete: string }) => write.delete);
    stored = stored.filter(({ name }) => !deleted.includes(name));
    return Response.json({});
  }
  const start = Number(searchParams.get('pageToken'));
  const page = { documents: stored.slice(start, start + 2) };
  return Response.json(start + 2 < stored.length ? { ...page, nextPageToken: start + 2 } : page);
});

function message(name: string, createTime: string) {
  const texts = { name, email: `${name}@example.org`, message: `Hallo von ${name}` };
  const fields = Object.entries(texts).map(([key, text]) => [key, { stringValue: text }]);
  return { name: `${documents}/messages/${name}`, createTime, fields: Object.fromEntries(fields) };
}

beforeEach(() => {
  folder = join(temporaryFolder(), 'messages');
  vi.stubGlobal('fetch', firestore.mockClear());
  vi.stubEnv('GOOGLE_OAUTH_ACCESS_TOKEN', 'given');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
  vi.stubEnv('TZ', 'Europe/Berlin');
  vi.stubEnv('MESSAGES_FOLDER', folder);
  stored = [
    message('anna', '2026-03-01T10:00:00Z'),
    message('carl', '2026-11-20T10:00:00.123456Z'),
    message('bert', '2026-04-30T21:30:00Z'),
  ];
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function messages(...args: string[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await run(args);
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  const linesOf = ({ mock }: typeof log) => mock.calls.map(([line]) => `${line}\n`).join('');
  const said = { output: linesOf(log), errors: linesOf(error), code };
  log.mockRestore();
  error.mockRestore();
  return said;
}

function write(values: Record<string, string> = {}) {
  const receivedAt = '2026-11-20T09:41:00.000Z';
  const eva = { id: 'eva', receivedAt, name: 'Eva', email: 'eva@example.org', message: 'Hallo' };
  const { id, ...texts } = { ...eva, ...values };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.json`), JSON.stringify({ id, ...texts }));
}

describe('npm run messages', () => {
  it('lists time, sender and text of each message, newest first, and names files that are none', async () => {
    const none = { output: `No messages in ${folder}\n\n`, errors: '', code: 0 };
    expect(await messages()).toEqual(none);
    const receivedAt = '2026-11-20T08:00:00.000Z';
    write({ id: 'bob', receivedAt, name: 'Bob', message: 'Guten Tag,\n\nich bin Bob.' });
    write();
    writeFileSync(join(folder, 'torn.json'), '{"id":');
    writeFileSync(join(folder, 'number.json'), '{"id":"a","receivedAt":7,"message":1}');
    expect(await messages()).toEqual({
      output: [
        `2 messages in ${folder}\n`,
        '20.11.2026, 10:41  Eva <eva@example.org>',
        '  Hallo\n',
        '20.11.2026, 09:00  Bob <eva@example.org>',
        '  Guten Tag,\n  \n  ich bin Bob.\n\n',
      ].join('\n'),
      errors: 'Left out, no messages: number.json, torn.json\n',
      code: 0,
    });
  });

  it('replaces control characters in messages', async () => {
    write({ name: 'Eva\nBob\u001b]0;x', message: 'a\u001b[2Jb\rc\u202ed\u009b31me' });
    const { output } = await messages();
    expect(output).toContain('Eva Bob\ufffd]0;x <eva@example.org>\n');
    expect(output).toContain('  a\ufffd[2Jb\n  c\ufffdd\ufffd31me\n');
  });
});

const project = ['--project', 'my-portfolio'];
const names = (text: string) => [...text.matchAll(/Hallo von (\w+)/g)].map(([, name]) => name);
const left = () => stored.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));

describe('npm run messages -- --project', () => {
  it('lists the messages of all result pages, newest first', async () => {
    const { output, errors, code } = await messages(...project);
    expect({ errors, code }).toEqual({ errors: '', code: 0 });
    expect(output).toMatch(/^3 messages in the Firestore of my-portfolio\n/);
    expect(output).toContain('20.11.2026, 11:00  carl <carl@example.org>\n  Hallo von carl\n');
    expect(names(output)).toEqual(['carl', 'bert', 'anna']);
    expect(firestore.mock.lastCall).toEqual([
      expect.stringContaining(`${origin}/v1/${documents}/messages?`),
      { headers: expect.objectContaining({ authorization: 'Bearer given' }) },
    ]);
  });

  it('lists older messages, and deletes them only with --yes', async () => {
    // In this time zone the day begins two hours earlier than in UTC.
    stored.push(message('dora', '2026-04-30T22:30:00Z'));
    const before = [...project, '--delete-before', '2026-05-01'];
    const first = await messages(...before);
    expect(names(first.output)).toEqual(['bert', 'anna']);
    expect(first.output).toContain('before 01.05.2026');
    expect(first.output).toContain('Nothing is deleted yet. With --yes: 2 messages, for good.');
    expect(left()).toHaveLength(4);

    const { output, code } = await messages(...before, '--yes');
    expect(output).toMatch(/Deleted: 2 of 2 messages\.\n$/);
    expect(code).toBe(0);
    expect(left()).toEqual(['carl', 'dora']);
    expect((await messages(...before)).output).toMatch(/^No messages before 01\.05\.2026/);
  });

  it('refuses --clear-out when there is only the example, whose retentionMonths promises nothing', async () => {
    vi.stubEnv('CONTENT', '');
    const { errors, code } = await messages(...project, '--clear-out');
    expect(errors).toMatch(/^--clear-out needs retentionMonths in content\/owner\.ts.*\n$/);
    expect(code).toBe(1);
  });

  it('deletes by --clear-out and --yes what is older than retentionMonths', async () => {
    stored = [message('old', '2026-02-28T10:00:00Z'), message('young', '2026-02-28T12:00:00Z')];
    vi.setSystemTime('2026-08-31T12:00');
    await messages(...project, '--clear-out', '--yes');
    expect(left()).toEqual(['young']);
  });

  it.each([
    ['--delete-before must be a day like 2026-05-01', [...project, '--delete-before=2026-02-30']],
    ['choose one', [...project, '--delete-before', '2026-05-01', '--clear-out']],
    ['--yes goes with', [...project, '--yes']],
    ['Deleting needs --project', ['--delete-before', '2026-05-01', '--yes']],
  ])('prints one line and sends nothing when the flags are wrong: %s', async (reason, args) => {
    const said = await messages(...args);
    expect(said.errors).toContain(reason);
    expect(said).toEqual({ output: '', errors: expect.stringMatching(/^.*\n$/), code: 1 });
    expect(firestore).not.toHaveBeenCalled();
  });
});
