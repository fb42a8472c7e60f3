import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectId } from './start-emulator.ts';

type Mail = { to: string; subject: string; body: string; replyTo?: string };
type FetchOptions = { payload: string; headers: Record<string, string> };
type Answer = { status: number; text: string };

const source = readFileSync('docs/operating/mail-new-messages.js', 'utf8').replace(
  "'my-project'",
  `'${projectId}'`,
);

let mails: Mail[];
/** Replaces the script's properties. */
let properties: Map<string, string>;
/** Replaces `MailApp.sendEmail`. */
let send: (mail: Mail) => void;
let locked: boolean;

beforeEach(() => {
  mails = [];
  properties = new Map();
  locked = false;
  send = (mail) => mails.push(mail);
});

/** Runs the script as its trigger in Google Apps Script does. */
function run(fetch: (address: string, options: FetchOptions) => Answer) {
  const lock = { tryLock: () => !locked, releaseLock: () => undefined };
  const scriptProperties = {
    getProperty: (name: string) => properties.get(name) ?? null,
    setProperty: (name: string, value: string) => properties.set(name, value),
    deleteProperty: (name: string) => properties.delete(name),
  };
  runInNewContext(`${source}\nmailNewMessages();`, {
    LockService: { getScriptLock: () => lock },
    MailApp: { sendEmail: (mail: Mail) => send({ ...mail }) },
    PropertiesService: { getScriptProperties: () => scriptProperties },
    ScriptApp: { getOAuthToken: () => 'owner' },
    UrlFetchApp: {
      fetch(address: string, options: FetchOptions) {
        const { status, text } = fetch(address, options);
        return { getResponseCode: () => status, getContentText: () => text };
      },
    },
  });
}

const database = `projects/${projectId}/databases/(default)/documents`;

/** Returns a function that answers as Firestore would with these messages. */
function stored(...documents: [text: string, createTime: string, email?: string][]) {
  const messages = documents.map(([text, createTime, email = 'eva@example.org']) => {
    const value = (stringValue: string) => ({ stringValue });
    const fields = { email: value(email), message: value(text), name: value('Eva\r\nBcc: x') };
    // The text is also the document's id.
    return { name: `${database}/messages/${text}`, createTime, fields };
  });
  return (address: string, { payload }: FetchOptions): Answer => {
    const names: string[] = JSON.parse(payload).documents ?? [];
    const rows = address.endsWith(':batchGet')
      ? messages.filter(({ name }) => names.includes(name)).map((found) => ({ found }))
      : messages.map(({ fields: _, ...document }) => ({ document }));
    return { status: 200, text: JSON.stringify(rows.length > 0 ? rows : [{ readTime: '' }]) };
  };
}

const noon = (fraction: string) => `2026-11-23T12:00:00${fraction}Z`;

describe('mail-new-messages.js', () => {
  it('mails each message once, with its sender as the reply address', () => {
    run(stored());
    expect(mails).toEqual([]);
    const first = stored(['eins', noon('')]);
    run(first);
    run(first);
    expect(mails).toEqual([
      {
        to: 'me@example.com',
        subject: 'Nachricht von Eva Bcc: x',
        replyTo: 'eva@example.org',
        body: '23.11.2026, 13:00:00, Eva Bcc: x <eva@example.org>\n\neins',
      },
    ]);
    // Firestore writes fractions of a second without trailing zeros.
    run(stored(['zwei', noon('.5')], ['eins', noon('')]));
    expect(mails[1]?.body).toMatch(/zwei$/);
    run(stored(['drei', noon('.500001')], ['zwei', noon('.5')], ['eins', noon('')]));
    expect(mails.map(({ body }) => body.split('\n\n')[1])).toEqual(['eins', 'zwei', 'drei']);
  });

  it('mails several messages in one mail, and after ten only counts the rest', () => {
    run(stored(['b', noon('.2')], ['a', noon('.1'), 'udo@example.org']));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: '2 neue Nachrichten' });
    expect(mails[0]).not.toHaveProperty('replyTo');
    expect(mails[0]?.body).toMatch(/\n\na\n\n-+\n\n.*\n\nb$/);

    const flood = Array.from({ length: 12 }, (_, n) => `m${n}`);
    run(stored(...flood.map((name, n): [string, string] => [name, noon(`.3${n + 10}`)])));
    expect(mails[1]?.body).toMatch(/m9\n\n-+\n\nAußerdem: 2\. /);
  });

  it('retries after a failure, and does nothing during another run', () => {
    send = () => {
      throw new Error('Service invoked too many times for one day: email.');
    };
    expect(() => run(stored(['x', noon('')]))).toThrow('too many times');
    send = (mail) => mails.push(mail);
    locked = true;
    run(stored(['x', noon('')]));
    expect(mails).toEqual([]);
    locked = false;
    run(stored(['x', noon('')]));
    expect(mails).toHaveLength(1);
  });
});
