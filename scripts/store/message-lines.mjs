/**
 * Where `npm start` and `npm run dev` store the messages and `npm run messages` reads them, relative
 * to the folder of package.json; `MESSAGES_FILE` names another file.
 */
export const messagesPath = process.env.MESSAGES_FILE || '.data/messages.jsonl';

/**
 * One line of the message file; `receivedAt` is an ISO 8601 time in UTC.
 * @typedef {{ id: string, receivedAt: string } & import('#src/contact/fields.ts').Message} StoredMessage
 */

/**
 * @param {string} line
 * @returns {StoredMessage | undefined} nothing when the line is no message, as when it is torn
 */
export function parseMessageLine(line) {
  try {
    const value = JSON.parse(line);
    const texts = [value.id, value.receivedAt, ...Object.values(value)];
    return texts.every((text) => typeof text === 'string') ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The messages of a file, and the number of lines that are none: a torn line must not hide the others.
 * @param {string} text
 */
export function readMessageLines(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const messages = lines.map(parseMessageLine).filter((message) => message !== undefined);
  return { messages, unreadable: lines.length - messages.length };
}
