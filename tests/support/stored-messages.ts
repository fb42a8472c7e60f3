import { readMessages, type StoredMessage } from '#scripts/store/message-folder.ts';

/** The messages in the store of `npm start`, where other tests store theirs as well. */
export function storedMessages(): StoredMessage[] {
  return readMessages(process.env.MESSAGES_FOLDER ?? '').messages;
}
