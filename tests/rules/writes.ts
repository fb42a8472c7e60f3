import { documentName, documents, type Fields, fieldsOf, type Json, newId, set } from './stores.ts';

/** What it is, the HTTP status that the rules give it, and the writes of a commit to a document of this id. */
export type Row = [name: string, status: number, writes: (id: string) => Json[]];

/** ECMAScript's white space and line ends: what a visitor's browser calls a space. */
export const whiteSpace = [
  ...'\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
  ...'\u2028\u2029\u202f\u205f\u3000\ufeff',
];

/** Values of every type but text. */
export const otherValues: Json[] = [
  { integerValue: '5' },
  { doubleValue: 1.5 },
  { booleanValue: true },
  { nullValue: null },
  { bytesValue: 'RXZh' },
  { timestampValue: '2026-11-20T09:41:00Z' },
  { referenceValue: documentName('a') },
  { geoPointValue: { latitude: 52.5, longitude: 13.4 } },
  { arrayValue: { values: [{ stringValue: 'Eva' }] } },
  { mapValue: { fields: { size: { stringValue: 'Eva' } } } },
];

const codeOf = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Where a message differs from the honest one. */
const changed: [name: string, status: number, changes: Fields][] = [
  ['an honest message', 200, {}],
  ['line breaks in the text', 200, { message: '\n\nHallo\n\n' }],
  ['a name of 200 characters', 200, { name: 'a'.repeat(200) }],
  ['a name of 201 characters', 403, { name: 'a'.repeat(201) }],
  ['a name of 200 umlauts, 400 bytes', 200, { name: 'ä'.repeat(200) }],
  ['a name of 100 emoji, 200 units', 200, { name: '😀'.repeat(100) }],
  ['a name of 101 emoji, 202 units', 403, { name: '😀'.repeat(101) }],
  ['a text of 5000 characters', 200, { message: 'a'.repeat(5000) }],
  ['a text of 5001 characters', 403, { message: 'a'.repeat(5001) }],
  ['a text of 2500 emoji', 200, { message: '😀'.repeat(2500) }],
  ['a text of 2500 emoji and a letter', 403, { message: `${'😀'.repeat(2500)}a` }],
  ['a text of 30 kB', 403, { message: 'a'.repeat(30_000) }],
  ['an e-mail of 320 characters', 200, { email: `${'a'.repeat(318)}@b` }],
  ['an e-mail of 321 characters', 403, { email: `${'a'.repeat(319)}@b` }],
  ['an empty name', 403, { name: '' }],
  ['an empty text', 403, { message: '' }],
  ['an empty e-mail', 403, { email: '' }],
  ['a text of line breaks and tabs', 403, { message: '\r\n\t\n' }],
  ...whiteSpace.flatMap((space): typeof changed => [
    [`a name of ${codeOf(space)}`, 403, { name: space }],
    [`an e-mail with ${codeOf(space)} before its @`, 403, { email: `eva${space}b@example.org` }],
    [`an e-mail with ${codeOf(space)} behind its @`, 403, { email: `eva@example${space}.org` }],
  ]),
  ...['\u1fff', '\u200b', '\u180e'].flatMap((neighbour): typeof changed => [
    [`a name of ${codeOf(neighbour)}, no white space`, 200, { name: neighbour }],
    [`an e-mail of ${codeOf(neighbour)}`, 200, { email: `${neighbour}@${neighbour}` }],
  ]),
  ['a text with a NUL', 200, { message: 'a\u0000b' }],
  ['a text with half an emoji', 200, { message: 'a\ud83d' }],
  ['an e-mail without @', 403, { email: 'eva.example.org' }],
  ['an e-mail of @ alone', 403, { email: '@' }],
  ['an e-mail without a host', 403, { email: 'eva@' }],
  ['an e-mail of a host alone', 403, { email: '@example.org' }],
  ['an e-mail with two @', 200, { email: 'eva@home@example.org' }],
  ['an e-mail in capitals', 200, { email: 'EVA@EXAMPLE.ORG' }],
  ['an e-mail with umlauts', 200, { email: 'jürgen@müller.example' }],
  ['an e-mail that ends with a line break', 403, { email: 'eva@example.org\n' }],
  ['an e-mail that begins with a line break', 403, { email: '\neva@example.org' }],
  ['an e-mail on two lines', 403, { email: 'eva@example.org\nbob@example.org' }],
  ['an extra field', 403, { phone: '030 23125 000' }],
  ['a missing name', 403, { name: undefined }],
  ['no fields', 403, { name: undefined, email: undefined, message: undefined }],
];

/** Messages in the one form that the contact form sends, under a new id. */
export const messages = changed.map(([name, status, changes]): Row => {
  return [name, status, (id) => [set(id, changes)]];
});

/** Messages in that form under an id that holds the honest message already. */
export const repeats: Row[] = [
  ['the same again', 200, (id) => [set(id)]],
  ['another text', 403, (id) => [set(id, { message: 'Nein.' })]],
  ['a wrong text', 403, (id) => [set(id, { name: '' })]],
  ['the same and a field more', 403, (id) => [set(id, { phone: '1' })]],
  ['a field less', 403, (id) => [set(id, { message: undefined })]],
];

const create = { currentDocument: { exists: false } };
const update = { currentDocument: { exists: true } };
const longAgo = { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } };
const serverTime = [{ fieldPath: 'name', setToServerValue: 'REQUEST_TIME' }];
const bob = { name: 'Bob' };
const wrong = { name: '' };
const mask = (...fieldPaths: string[]) => ({ updateMask: { fieldPaths } });
const named = (name: string) => ({ update: { name, fields: fieldsOf() } });
/** Only these fields of the message. */
const part = (id: string, fields: Json, more: { [key: string]: Json }) => {
  return { update: { name: documentName(id), fields }, ...more };
};
const transform = (id: string) => {
  return { transform: { document: documentName(id), fieldTransforms: serverTime } };
};

/** Commits that the contact form never sends, to a new id. */
export const otherWrites: Row[] = [
  ...otherValues.map((value): Row => {
    return [`a name of ${Object.keys(value ?? {})}`, 403, (id) => [set(id, { name: value })]];
  }),
  ['fields absent', 403, (id) => [{ update: { name: documentName(id) } }]],
  ['another collection', 403, (id) => [named(documentName(id, 'users'))]],
  ['a collection that differs in case', 403, (id) => [named(documentName(id, 'Messages'))]],
  ['a document below a message', 403, (id) => [named(`${documentName(id)}/replies/b`)]],
  ['a reserved id', 400, () => [named(documentName('__eva__'))]],
  ['a create with exists: false', 200, (id) => [set(id, {}, create)]],
  ['an update of nothing', 403, (id) => [set(id, {}, update)]],
  ['a create masked to its fields', 200, (id) => [set(id, {}, mask('email', 'message', 'name'))]],
  ['a create masked to one field', 403, (id) => [set(id, {}, mask('name'))]],
  ['a create with a computed field', 403, (id) => [set(id, {}, { updateTransforms: serverTime })]],
  ['a transform of nothing', 403, (id) => [transform(id)]],
  ['a delete of nothing', 403, (id) => [{ delete: documentName(id) }]],
  ['a verify of nothing', 403, (id) => [{ verify: documentName(id), ...create }]],
  ['two creates', 200, (id) => [set(id), set(newId())]],
  ['two creates, one wrong', 403, (id) => [set(id), set(newId(), wrong)]],
  ['two texts for one new id', 200, (id) => [set(id), set(id, bob)]],
  ['a good text, then a wrong one', 403, (id) => [set(id), set(id, wrong)]],
  ['a create, then a delete of it', 403, (id) => [set(id), { delete: documentName(id) }]],
];

/** Commits that the contact form never sends, to an id that holds the honest message already. */
export const otherRepeats: Row[] = [
  ['the same with exists: true', 200, (id) => [set(id, {}, update)]],
  ['the same with exists: false', 409, (id) => [set(id, {}, create)]],
  ['the same at another time', 400, (id) => [set(id, {}, longAgo)]],
  ['another text with exists: true', 403, (id) => [set(id, bob, update)]],
  ['another text with exists: false', 409, (id) => [set(id, bob, create)]],
  ['a masked change', 403, (id) => [set(id, bob, mask('name'))]],
  ['a masked field taken away', 403, (id) => [part(id, {}, mask('name'))]],
  ['a masked field as it is', 200, (id) => [set(id, {}, mask('name'))]],
  ['a mask of nothing', 200, (id) => [part(id, {}, { updateMask: {} })]],
  ['a delete', 403, (id) => [{ delete: documentName(id) }]],
  ['a verify', 403, (id) => [{ verify: documentName(id), ...update }]],
  ['a transform', 403, (id) => [transform(id)]],
  ['the same and a create', 200, (id) => [set(id), set(newId())]],
  ['a create and one of what exists', 409, (id) => [set(newId()), set(id, {}, create)]],
  ['another text, then the stored one', 200, (id) => [set(id, bob), set(id)]],
  ['the stored text, then another', 403, (id) => [set(id), set(id, bob)]],
  ['a delete, then another text', 403, (id) => [{ delete: documentName(id) }, set(id, bob)]],
];

const query = { structuredQuery: { from: [{ collectionId: 'messages' }] } };

/** What the rules deny to everybody: calls about a stored message, below the address of all documents. */
export const strangersCalls: [what: string, method: string, address: string, body?: Json][] = [
  ['list the messages', 'GET', '/messages'],
  ['read a message', 'GET', '/messages/{id}'],
  ['read a document elsewhere', 'GET', '/users/eva'],
  ['delete a message', 'DELETE', '/messages/{id}'],
  ['query the messages', 'POST', ':runQuery', query],
  ['read a message in a batch', 'POST', ':batchGet', { documents: [documentName('{id}')] }],
  ['create a document elsewhere', 'POST', '/users', { fields: fieldsOf() }],
  ['change a message', 'PATCH', '/messages/{id}', { fields: fieldsOf(bob) }],
];

/** Sends a stranger's call about the message of this id. */
export function callAsStranger(
  origin: string,
  [, method, address, body]: (typeof strangersCalls)[number],
  id: string,
) {
  return fetch(`${origin}/v1/${documents}${address}`.replace('{id}', id), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body).replace('{id}', id) }),
  });
}
