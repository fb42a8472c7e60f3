import { randomBytes } from 'node:crypto';

export const projectId = 'demo-portfolio';

/** Firestore's address of a commit; the SDK writes it like this, percent-encoding works too. */
export const commitPath = `/v1/projects/${projectId}/databases/(default)/documents:commit`;

/** What an honest visitor sends. */
export const honest = {
  email: 'eva@example.org',
  message: 'Hallo Max,\nich habe eine Frage.',
  name: 'Eva Beispiel',
};

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = { [name: string]: Json };

/** An id as the client makes it: 20 characters, never the same twice. */
export function newId() {
  return randomBytes(10).toString('hex');
}

export function documentName(id: string, collection = 'messages') {
  return `projects/${projectId}/databases/(default)/documents/${collection}/${id}`;
}

/** Fields of a document in Firestore's JSON; what is no string is taken to be in it already. */
export function fields(values: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? { stringValue: value } : value,
    ]),
  );
}

/** A write as `setDoc` makes it; `more` adds a precondition, a mask and so on. */
export function set(id: string, values: Fields = honest, more: Fields = {}): Fields {
  return { update: { name: documentName(id), fields: fields(values) }, ...more };
}

/** Sends a body to the commit address below an origin; a string goes as it stands. */
export function commit(origin: string, body: Json) {
  return fetch(`${origin}${commitPath}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
