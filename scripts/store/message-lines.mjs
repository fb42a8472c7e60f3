/**
 * One line of the message file; `receivedAt` is an ISO 8601 time in UTC.
 * @typedef {{ id: string, receivedAt: string, name: string, email: string, message: string }} StoredMessage
 */

/**
 * @param {string} line
 * @returns {StoredMessage | undefined} nothing when the line is no message, as when it is torn
 */
export function parseMessageLine(line) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  return isStoredMessage(value) ? value : undefined;
}

/**
 * The messages of a file. A process that was killed while it wrote leaves a torn line: it was never
 * acknowledged, and it must not hide the others.
 * @param {string} text
 * @returns {{ messages: StoredMessage[], unreadable: number }} with the number of lines left out
 */
export function readMessageLines(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const messages = lines.map(parseMessageLine).filter((message) => message !== undefined);
  return { messages, unreadable: lines.length - messages.length };
}

/**
 * @param {unknown} value
 * @returns {value is StoredMessage}
 */
function isStoredMessage(value) {
  if (typeof value !== 'object' || value === null) return false;
  const record = /** @type {Record<string, unknown>} */ (value);
  return ['id', 'receivedAt', 'name', 'email', 'message'].every(
    (key) => typeof record[key] === 'string',
  );
}
