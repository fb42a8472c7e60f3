import { randomBytes } from 'node:crypto';

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
export function newId() {
  return randomBytes(10).toString('hex');
}

export function documentName(id: string, collection = 'messages') {
  return `${documents}/${collection}/${id}`;
}

/**
 * Fields of a document in Firestore's JSON: the honest message with these changes. What is no string
 * is taken to be in that JSON already; `undefined` takes a field away.
 */
export function fieldsOf(changes: Fields = {}): Fields {
  return Object.fromEntries(
    Object.entries({ ...honest, ...changes }).map(([name, value]) => [
      name,
      typeof value === 'string' ? { stringValue: value } : value,
    ]),
  );
}

/** A write as `setDoc` makes it; `more` adds a precondition, a mask and so on. */
export function set(id: string, changes: Fields = {}, more: Fields = {}): Fields {
  return { update: { name: documentName(id), fields: fieldsOf(changes) }, ...more };
}

/** Sends writes to the commit address below an origin. */
export function commit(origin: string, ...writes: Json[]) {
  return fetch(`${origin}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ writes }),
  });
}
