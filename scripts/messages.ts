import { resolve } from 'node:path';
import type { Owner } from '#src/content/types.ts';
import { readArguments } from './arguments.ts';
import { contentFolder } from './content-folder.mjs';
import { firestoreMessages } from './firestore-messages.ts';
import { root } from './root.mjs';
import { messagesPath, readMessages, type StoredMessage } from './store/message-folder.ts';

/** Undefined where the file cannot be read, which must not hide the messages. */
const owner: Owner | undefined = await import('#content/owner.ts').then(
  (module) => module.owner,
  () => undefined,
);

/** Strangers write the messages: control characters could move the cursor or rewrite the screen. */
function printable(text: string): string {
  return text.replace(/(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

function inOneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ');
}

function count({ length }: readonly unknown[]): string {
  return length === 1 ? '1 message' : `${length || 'No'} messages`;
}

function print(messages: readonly StoredMessage[], where: string) {
  console.log(`${count(messages)} ${where}\n`);
  const newestFirst = messages.toSorted((a, b) => (a.receivedAt < b.receivedAt ? 1 : -1));
  for (const { receivedAt, name, email, message } of newestFirst) {
    const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
    const received = new Date(receivedAt).toLocaleString('de-DE', options);
    const text = printable(message.replace(/\r\n?/g, '\n')).replace(/^/gm, '  ');
    console.log(`${received}  ${inOneLine(`${name} <${email}>`)}\n${text}\n`);
  }
}

/** The first moment of a day here. */
function parseDay(day: string): Date {
  const date = new Date(`${day}T00:00`);
  // Date takes the 31st of a short month for the 1st of the next.
  if (/^\d{4}-\d\d-\d\d$/.test(day) && date.getDate() === Number(day.slice(-2))) return date;
  throw new Error(`--delete-before must be a day like 2026-05-01, but is "${day}".`);
}

/** The moment before which a message is older than the privacy notice allows. */
function endOfRetention(): Date {
  // What the example promises must not delete messages of a real project.
  const isOwn = contentFolder !== 'example' || process.env.CONTENT;
  const retentionMonths = isOwn && owner?.retentionMonths;
  if (!retentionMonths) {
    const folder = isOwn ? contentFolder : 'content';
    throw new Error(`--clear-out needs retentionMonths in ${folder}/owner.ts.`);
  }
  const date = new Date();
  const day = date.getDate();
  date.setMonth(date.getMonth() - retentionMonths);
  // Date takes the 31st of a short month for a day of the next.
  if (date.getDate() !== day) date.setDate(0);
  return date;
}

async function listOrDelete(args: string[]) {
  const { values } = readArguments('npm run messages', args, {
    project: { type: 'string' },
    'clear-out': { type: 'boolean', default: false },
    'delete-before': { type: 'string' },
    yes: { type: 'boolean', default: false },
  });
  const { project, yes, 'clear-out': clearOut, 'delete-before': day } = values;
  const deletes = clearOut || day !== undefined;
  if (clearOut && day !== undefined)
    throw new Error('--clear-out and --delete-before: choose one.');
  if (yes && !deletes) throw new Error('--yes goes with --clear-out or --delete-before.');
  if (project === undefined) {
    if (deletes)
      throw new Error(`Deleting needs --project; ${messagesPath()} is a folder of your own.`);
    const { messages, unreadable } = readMessages(resolve(root, messagesPath()));
    print(messages, `in ${messagesPath()}`);
    if (unreadable.length > 0) console.error(`Left out, no messages: ${unreadable.join(', ')}`);
    return;
  }
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project))
    throw new Error(`--project must be a Firebase project id, but is "${inOneLine(project)}".`);

  const before = day === undefined ? clearOut && endOfRetention() : parseDay(day);
  const firestore = firestoreMessages(project);
  const messages = await firestore.list();
  if (!before) return print(messages, `in the Firestore of ${project}`);

  const old = messages.filter(({ receivedAt }) => new Date(receivedAt) < before);
  const when = before.toLocaleDateString('de-DE', { dateStyle: 'medium' });
  print(old, `before ${when} in the Firestore of ${project}`);
  if (old.length === 0) return;
  if (!yes) return console.log(`Nothing is deleted yet. With --yes: ${count(old)}, for good.`);
  const { deleted, failure } = await firestore.remove(old);
  console.log(`Deleted: ${deleted} of ${count(old)}.`);
  if (failure) throw failure;
}

/**
 * npm run messages: lists what visitors wrote, newest first, from the local store or, with
 * --project, from Firestore; deletes old messages (docs/nachrichten.md).
 */
export async function run(args: string[]) {
  try {
    await listOrDelete(args);
  } catch (error) {
    // Firestore's reasons may quote what a stranger wrote.
    console.error(inOneLine(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}
