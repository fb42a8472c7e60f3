import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from '#src/lib/message.ts';

/** The folder in which `npm start` and `npm run dev` store messages. */
export const messagesPath = () => process.env.MESSAGES_FOLDER || '.data/messages';

/** `receivedAt` is an ISO 8601 time in UTC. */
export type StoredMessage = Message & { id: string; receivedAt: string };

/**
 * Stores a message, which is on the disk when this resolves. A message that is sent again has the
 * id of the first, and changes nothing.
 * @returns the new file; none when there is a message of this id
 * @throws Error when nothing can be written in the folder
 */
export async function storeMessage(
  folder: string,
  id: string,
  texts: Message,
): Promise<string | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const message: StoredMessage = { id, receivedAt: new Date().toISOString(), ...texts };
  const file = join(folder, `${id}.json`);
  const draft = join(folder, `${id}.${randomUUID()}`);
  try {
    await writeFile(draft, `${JSON.stringify(message, null, 2)}\n`, { mode: 0o600, flush: true });
    // A link appears at once and replaces no file, even when a process is killed.
    await link(draft, file);
    return file;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return undefined;
  } finally {
    await rm(draft, { force: true });
  }
}
