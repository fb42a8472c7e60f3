import { existsSync, readFileSync } from 'node:fs';
import { readMessageLines, type StoredMessage } from '#scripts/store/message-lines.mjs';

/** The messages in the store of `npm start`, where other tests store theirs as well. */
export function storedMessages(): StoredMessage[] {
  return messagesIn(process.env.MESSAGES_FILE ?? '');
}

/** The messages of a file; none where it is still to be made. */
export function messagesIn(file: string): StoredMessage[] {
  // A server may be writing the last line just now: what it has not finished is not stored.
  return existsSync(file) ? readMessageLines(readFileSync(file, 'utf8')).messages : [];
}
