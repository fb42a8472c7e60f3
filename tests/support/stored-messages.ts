import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredMessage } from '#scripts/store/message-folder.ts';

/** What a local store has in its folder, by default that of the site under test. */
export function storedMessages(folder = process.env.MESSAGES_FOLDER ?? ''): StoredMessage[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
