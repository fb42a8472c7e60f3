import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Message, mapFields } from '#src/contact/fields.ts';

/** The folder in which `npm start` and `npm run dev` store messages. */
export const messagesPath = () => process.env.MESSAGES_FOLDER || '.data/messages';

/** `receivedAt` is an ISO 8601 time in UTC. */
export type StoredMessage = Message & { id: string; receivedAt: string };

const storedMessage = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  ...mapFields(() => z.string().default('')),
});

/**
 * Stores a message, which is on the disk when this resolves.
 * @returns the stored message: the first one when it is sent again, none when its id is taken
 * @throws Error when nothing can be read or written in the folder
 */
export async function storeMessage(
  folder: string,
  sent: Message & { id: string },
): Promise<StoredMessage | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { id, ...texts } = sent;
  const message = { id, receivedAt: new Date().toISOString(), ...texts };
  const file = join(folder, `${id}.json`);
  const draft = join(folder, `${id}.${randomUUID()}`);
  try {
    await writeFile(draft, `${JSON.stringify(message, null, 2)}\n`, { mode: 0o600, flush: true });
    // A link appears at once and replaces no file, even when a process is killed.
    await link(draft, file);
    return message;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const { receivedAt, ...known } = JSON.parse(await readFile(file, 'utf8'));
    return isDeepStrictEqual(known, sent) ? { ...known, receivedAt } : undefined;
  } finally {
    await rm(draft, { force: true });
  }
}

/** The messages of a folder, and the files that hold none, for example after a change by hand. */
export function readMessages(folder: string) {
  const messages: StoredMessage[] = [];
  const unreadable: string[] = [];
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of files.filter((file) => file.endsWith('.json'))) {
    try {
      messages.push(storedMessage.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
    } catch {
      unreadable.push(name);
    }
  }
  return { messages, unreadable };
}
