import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from '#src/lib/message.ts';

/** The folder in which `npm start` and `npm run dev` store messages. */
export const messagesPath = () => process.env.MESSAGES_FOLDER || '.data/messages';

/** `receivedAt` is an ISO 8601 time in UTC. */
export type StoredMessage = Message & { id: string; receivedAt: string };

/**
 * Stores a message. Resolves when the message is on the disk. A second message with the same id is
 * ignored.
 * @returns path of the new file; undefined if the id exists
 * @throws Error if the folder is not writable
 */
export async function writeMessage(
  folder: string,
  id: string,
  texts: Message,
): Promise<string | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const message: StoredMessage = { id, receivedAt: new Date().toISOString(), ...texts };
  const file = join(folder, `${id}.json`);
  const temp = join(folder, `${id}.${randomUUID()}`);
  try {
    await writeFile(temp, `${JSON.stringify(message, null, 2)}\n`, { mode: 0o600, flush: true });
    // `link` is atomic and never replaces a file.
    await link(temp, file);
    return file;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return undefined;
  } finally {
    await rm(temp, { force: true });
  }
}
