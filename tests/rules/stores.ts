import { inject } from 'vitest';
import { readMessages } from '#scripts/store/message-folder.ts';
import { startStandIn } from '#scripts/store/test-server.ts';
import { documentName, fieldsOf } from './commit.ts';

/** Google's emulator with `firestore.rules`; nothing when this machine has none. */
export function emulatorStore() {
  const emulator = inject('emulator');
  if (!emulator) return undefined;
  const origin = `http://${emulator.host}:${emulator.port}`;
  async function stored(id: string): Promise<unknown> {
    const asOwner = { headers: { authorization: 'Bearer owner' } };
    const answer = await fetch(`${origin}/v1/${documentName(id)}`, asOwner);
    return answer.ok ? (await answer.json()).fields : undefined;
  }
  return { name: 'firestore.rules', ...emulator, origin, stored };
}

/** The stand-in with an empty folder. */
export async function standInStore() {
  const { folder, ...server } = await startStandIn();
  async function stored(id: string): Promise<unknown> {
    const { messages } = readMessages(folder);
    const found = messages.find((candidate) => candidate.id === id);
    if (!found) return undefined;
    const { email, message, name } = found;
    return fieldsOf({ email, message, name });
  }
  return {
    name: 'the stand-in',
    ...server,
    origin: `http://${server.host}:${server.port}`,
    stored,
  };
}
