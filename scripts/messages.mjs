import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messagesPath, readMessageLines } from './store/message-lines.mjs';

/** @typedef {import('./store/message-lines.mjs').StoredMessage} StoredMessage */

const root = fileURLToPath(new URL('..', import.meta.url));
const file = resolve(root, messagesPath);

/** Strangers write the messages: control characters could move the cursor or rewrite the screen. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;

/** @param {string} text */
function printable(text) {
  return text.replace(unprintable, (character) =>
    /[\n\t]/.test(character) ? character : '\uFFFD',
  );
}

/** @param {string} text */
function inOneLine(text) {
  return printable(text).replace(/\s+/g, ' ');
}

/** @param {StoredMessage} message */
function present({ receivedAt, name, email, message }) {
  const date = new Date(receivedAt);
  const received = Number.isNaN(date.getTime())
    ? inOneLine(receivedAt)
    : date.toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short' });
  const text = printable(message.replace(/\r\n?/g, '\n')).replace(/^/gm, '  ');
  return `${received}  ${inOneLine(name)} <${inOneLine(email)}>\n${text}\n`;
}

async function readMessages() {
  try {
    return readMessageLines(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { messages: [], unreadable: 0 };
    }
    throw error;
  }
}

try {
  const { messages, unreadable } = await readMessages();
  const count = messages.length === 1 ? '1 message' : `${messages.length || 'No'} messages`;
  console.log(`${count} in ${messagesPath}\n`);
  for (const message of messages) console.log(present(message));
  if (unreadable > 0) {
    console.error(`Left out: ${unreadable} unreadable line(s), as a killed server leaves behind.`);
  }
} catch (error) {
  console.error(
    `The messages cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
