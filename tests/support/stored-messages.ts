import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageMiddleware } from '#scripts/store/fake-firestore.ts';
import { readMessages, type StoredMessage } from '#scripts/store/message-folder.ts';
import { listen } from '#scripts/testbed/site-server.ts';

/** The messages in the store of `npm start`, where other tests store theirs as well. */
export function storedMessages(): StoredMessage[] {
  return readMessages(process.env.MESSAGES_FOLDER ?? '').messages;
}

/** The stand-in on a port of its own, with a new folder. */
export async function startStandIn() {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  const handle = messageMiddleware(folder);
  const server = await listen((request, response) => {
    handle(request, response, () => response.writeHead(404).end());
  });
  return { ...server, folder };
}
