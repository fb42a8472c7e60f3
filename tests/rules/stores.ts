import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { readMessages } from '#scripts/store/message-folder.ts';
import { startStandIn } from '#scripts/store/test-server.ts';

export const projectId = 'demo-portfolio';
export const documents = `projects/${projectId}/databases/(default)/documents`;

/** What an honest visitor sends. */
export const honest = {
  email: 'eva@example.org',
  message: 'Hallo Max,\nich habe eine Frage.',
  name: 'Eva Beispiel',
};

export type Json = undefined | null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [name: string]: Json };

/** An id as the client makes it: 20 characters, never the same twice. */
export const newId = () => randomBytes(10).toString('hex');

export const documentName = (id: string, collection = 'messages') =>
  `${documents}/${collection}/${id}`;

/**
 * Fields of a document in Firestore's JSON: the honest message with these changes. What is no string
 * is taken to be in that JSON already; `undefined` takes a field away.
 */
export function fieldsOf(changes: Fields = {}): Fields {
  const fields = Object.entries({ ...honest, ...changes }).map(([name, value]) => {
    return [name, typeof value === 'string' ? { stringValue: value } : value];
  });
  return Object.fromEntries(fields);
}

/** A write as `setDoc` makes it; `more` adds a precondition, a mask and so on. */
export function set(id: string, changes: Fields = {}, more: Fields = {}): Fields {
  return { update: { name: documentName(id), fields: fieldsOf(changes) }, ...more };
}

/** Sends writes to the commit address below an origin; with `headers` as the owner, for example. */
export function commit(origin: string, writes: Json[], headers: Record<string, string> = {}) {
  return fetch(`${origin}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers },
    body: JSON.stringify({ writes }),
  });
}

/** The owner, whom the rules do not bind. */
export const asOwner = { authorization: 'Bearer owner' };

/** Google's emulator with `firestore.rules`; nothing when this machine has none. */
export function emulatorStore() {
  const emulator = inject('emulator');
  if (!emulator) return undefined;
  const origin = `http://${emulator.host}:${emulator.port}`;
  async function stored(id: string): Promise<unknown> {
    const answer = await fetch(`${origin}/v1/${documentName(id)}`, { headers: asOwner });
    return answer.ok ? (await answer.json()).fields : undefined;
  }
  return { name: 'firestore.rules', ...emulator, origin, stored };
}

/** The emulator, where there is one, and the stand-in with an empty folder. */
export async function allStores() {
  const { folder, stop, ...server } = await startStandIn();
  async function stored(id: string): Promise<unknown> {
    const found = readMessages(folder).messages.find((message) => message.id === id);
    return found && fieldsOf({ email: found.email, message: found.message, name: found.name });
  }
  const origin = `http://${server.host}:${server.port}`;
  const standIn = { name: 'the stand-in', ...server, origin, stored };
  return { stores: [emulatorStore() ?? [], standIn].flat(), standIn, stop };
}
