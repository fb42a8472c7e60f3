import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { messageFields } from '#src/lib/message.ts';
import { projectId } from './start-emulator.ts';

type Json = undefined | null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = { [name: string]: Json };

const documents = `projects/${projectId}/databases/(default)/documents`;
const nameOf = (id: string, collection = 'messages') => `${documents}/${collection}/${id}`;
const newId = () => randomBytes(10).toString('hex');
/** The emulator does not apply the rules to requests with this token. */
const asOwner = { authorization: 'Bearer owner' };

const valid = {
  email: 'eva@example.org',
  message: 'Hallo Max,\nich habe eine Frage.',
  name: 'Eva Beispiel',
};

/** Returns the valid message with changes, in Firestore's JSON. `undefined` removes a field. */
function fieldsOf(changes: Fields = {}): Fields {
  const fields = Object.entries({ ...valid, ...changes }).map(([name, value]) => {
    return [name, typeof value === 'string' ? { stringValue: value } : value];
  });
  return Object.fromEntries(fields);
}

/** A write of a message, with further options of Firestore's `Write`. */
function set(id: string, changes: Fields = {}, options: Fields = {}): Fields {
  return { update: { name: nameOf(id), fields: fieldsOf(changes) }, ...options };
}

const emulator = inject('emulator');
const database = `http://${emulator}/v1/${documents}`;

function commit(writes: Json[]) {
  return fetch(`${database}:commit`, { method: 'POST', body: JSON.stringify({ writes }) });
}

async function stored(id: string): Promise<Fields | undefined> {
  const answer = await fetch(`${database}/messages/${id}`, { headers: asOwner });
  return answer.ok ? (await answer.json()).fields : undefined;
}

/** White space and line ends of ECMAScript. */
const whiteSpace = [
  ...'\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
  ...'\u2028\u2029\u202f\u205f\u3000\ufeff',
];
/** Characters that are invisible in an e-mail address. The contact form removes them. */
const invisible = [...'\0\x07\x7f\u0085\u00ad\u200b\u200e\u202c\u2060'];
const codeOf = (character: string) => `U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** New messages: status of the answer, and differences from the valid message. */
const messages: [name: string, status: number, changes: Fields][] = [
  ['a valid message', 200, {}],
  ['a name of 200 characters', 200, { name: 'a'.repeat(200) }],
  ['a name of 201 characters', 403, { name: 'a'.repeat(201) }],
  ['a name of 200 umlauts, 400 bytes', 200, { name: 'ä'.repeat(200) }],
  ['a text of 5001 characters', 403, { message: 'a'.repeat(5001) }],
  ['a text of 2500 emoji', 200, { message: '😀'.repeat(2500) }],
  ['an e-mail of 320 characters', 200, { email: `${'a'.repeat(318)}@b` }],
  ['an e-mail of 321 characters', 403, { email: `${'a'.repeat(319)}@b` }],
  ['an empty name', 403, { name: '' }],
  ['a text of line breaks and tabs', 403, { message: '\r\n\t\n' }],
  ...whiteSpace.flatMap((space): typeof messages => [
    [`a name of ${codeOf(space)}`, 403, { name: space }],
    [`an e-mail with ${codeOf(space)}`, 403, { email: `eva@example${space}.org` }],
  ]),
  ...invisible.flatMap((character): typeof messages => [
    [`a name with ${codeOf(character)}`, 200, { name: `Eva${character}` }],
    [`an e-mail with ${codeOf(character)}`, 403, { email: `eva${character}@example.org` }],
  ]),
  ['a text with a NUL', 200, { message: 'a\u0000b' }],
  ['a text with half an emoji', 200, { message: 'a\ud83d' }],
  ['an e-mail without a host', 403, { email: 'eva@' }],
  ['an e-mail of a host alone', 403, { email: '@example.org' }],
  ['an e-mail with two @', 200, { email: 'eva@home@example.org' }],
  ['an e-mail with umlauts', 200, { email: 'jürgen@müller.example' }],
  ['an extra field', 403, { phone: '030 23125 000' }],
  ['a missing name', 403, { name: undefined }],
];

const writeTo = (name: string) => ({ update: { name, fields: fieldsOf() } });
const otherName = { name: 'Bob' };
const nameOnly = { updateMask: { fieldPaths: ['name'] } };
const serverTime = [{ fieldPath: 'name', setToServerValue: 'REQUEST_TIME' }];

type Case = [name: string, status: number, writes: (id: string) => Json[]];
/** Commits to a new id. */
const commitsToNew: Case[] = [
  ...messages.map(([name, status, changes]): Case => {
    return [name, status, (id) => [set(id, changes)]];
  }),
  // The contact form never sends the following commits.
  ['a message with a number as its name', 403, (id) => [set(id, { name: { integerValue: '5' } })]],
  ['a write to another collection', 403, (id) => [writeTo(nameOf(id, 'users'))]],
  ['a write below a message', 403, (id) => [writeTo(`${nameOf(id)}/replies/b`)]],
  ['a create masked to one field', 403, (id) => [set(id, {}, nameOnly)]],
  ['a message with a computed field', 403, (id) => [set(id, {}, { updateTransforms: serverTime })]],
  ['two messages, of which one is wrong,', 403, (id) => [set(id), set(newId(), { name: '' })]],
];
/** Commits to an id that has the valid message already. */
const commitsToStored: Case[] = [
  ['a repeat of a stored message with the same fields', 200, (id) => [set(id)]],
  ['a repeat of a stored message with another text', 403, (id) => [set(id, { message: 'Nein.' })]],
  ['a repeat of a stored message with a field more', 403, (id) => [set(id, { phone: '1' })]],
  ['a repeat of a stored message without text', 403, (id) => [set(id, { message: undefined })]],
  ['a masked change of a stored message', 403, (id) => [set(id, otherName, nameOnly)]],
  ['a deletion of a stored message', 403, (id) => [{ delete: nameOf(id) }]],
  ['a repeat of a stored message, then a change,', 403, (id) => [set(id), set(id, otherName)]],
];

test.each(Object.entries(messageFields))(
  'firestore.rules has the same limit for %s as the form',
  (field, { limit }) => {
    expect(readFileSync('firestore.rules', 'utf8')).toContain(`isText(data.${field}, ${limit})`);
  },
);

const query = { structuredQuery: { from: [{ collectionId: 'messages' }] } };
const strangersCalls: [what: string, method: string, address: string, body?: Json][] = [
  ['list the messages', 'GET', '/messages'],
  ['read a message', 'GET', '/messages/{id}'],
  ['delete a message', 'DELETE', '/messages/{id}'],
  ['query the messages', 'POST', ':runQuery', query],
  ['read a message in a batch', 'POST', ':batchGet', { documents: [nameOf('{id}')] }],
  ['create a document elsewhere', 'POST', '/users', { fields: fieldsOf() }],
  ['change a message', 'PATCH', '/messages/{id}', { fields: fieldsOf(otherName) }],
];

describe.skipIf(!emulator)('Firestore', () => {
  test.each(commitsToNew)('answers %s with %i', async (_, status, writes) => {
    const id = newId();
    const answer = await commit(writes(id));
    expect(answer.status, await answer.text()).toBe(status);
    expect((await stored(id)) !== undefined).toBe(status === 200);
  });

  test.each(commitsToStored)(
    'answers %s with %i and keeps what is stored',
    async (_, status, writes) => {
      const id = newId();
      await commit([set(id)]);
      const answer = await commit(writes(id));
      expect(answer.status, await answer.text()).toBe(status);
      expect(await stored(id)).toEqual(fieldsOf());
    },
  );

  test.each(strangersCalls)('does not allow a visitor to %s', async (_, method, address, body) => {
    const id = newId();
    await commit([set(id)]);
    const answer = await fetch(`${database}${address}`.replace('{id}', id), {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body).replace('{id}', id) }),
    });
    expect(answer.status).toBe(403);
  });
});
