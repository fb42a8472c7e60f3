import { documentName, fieldsOf, type Json, newId, set } from './commit.ts';

/**
 * What it is, the HTTP status that Firestore gives it by the rules, and the writes of the commit to a
 * document of this id.
 */
type Row = [name: string, status: number, writes: (id: string) => Json[]];

const create = { currentDocument: { exists: false } };
const update = { currentDocument: { exists: true } };
const longAgo = { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } };
const serverTime = [{ fieldPath: 'name', setToServerValue: 'REQUEST_TIME' }];
const increment = [{ fieldPath: 'count', increment: { integerValue: '1' } }];
const bob = { name: 'Bob' };

function mask(...fieldPaths: string[]) {
  return { updateMask: { fieldPaths } };
}

function named(name: string): Json[] {
  return [{ update: { name, fields: fieldsOf() } }];
}

function withName(value: Json): Row[2] {
  return (id) => [set(id, { name: value })];
}

/** Only these fields of the message. */
function part(id: string, fields: Json, more: { [key: string]: Json }): Json {
  return { update: { name: documentName(id), fields }, ...more };
}

/** Commits that the contact form never sends, to a new id. */
export const otherWrites: Row[] = [
  ['a number', 403, withName({ integerValue: '5' })],
  ['a fraction', 403, withName({ doubleValue: 1.5 })],
  ['a boolean', 403, withName({ booleanValue: true })],
  ['null', 403, withName({ nullValue: null })],
  ['bytes', 403, withName({ bytesValue: 'RXZh' })],
  ['a time', 403, withName({ timestampValue: '2026-11-20T09:41:00Z' })],
  ['a reference', 403, withName({ referenceValue: documentName('a') })],
  ['a place', 403, withName({ geoPointValue: { latitude: 52.5, longitude: 13.4 } })],
  ['a list', 403, withName({ arrayValue: { values: [{ stringValue: 'Eva' }] } })],
  ['a map', 403, withName({ mapValue: { fields: { first: { stringValue: 'Eva' } } } })],
  ['fields absent', 403, (id) => [{ update: { name: documentName(id) } }]],
  ['another collection', 403, (id) => named(documentName(id, 'users'))],
  ['a collection that differs in case', 403, (id) => named(documentName(id, 'Messages'))],
  ['a document below a message', 403, (id) => named(`${documentName(id)}/replies/b`)],
  ['a reserved id', 400, () => named(documentName('__eva__'))],
  ['a create with exists: false', 200, (id) => [set(id, {}, create)]],
  ['an update of nothing', 403, (id) => [set(id, {}, update)]],
  ['an update of nothing at a time', 403, (id) => [set(id, {}, longAgo)]],
  [
    'a create masked to its fields',
    200,
    (id) => [set(id, { phone: '1' }, mask('email', 'message', 'name'))],
  ],
  ['a create masked to one field', 403, (id) => [set(id, {}, mask('name'))]],
  ['a create with a computed field', 403, (id) => [set(id, {}, { updateTransforms: serverTime })]],
  [
    'a create with a computed extra field',
    403,
    (id) => [set(id, {}, { updateTransforms: increment })],
  ],
  [
    'a transform of nothing',
    403,
    (id) => [{ transform: { document: documentName(id), fieldTransforms: serverTime } }],
  ],
  ['a delete of nothing', 403, (id) => [{ delete: documentName(id) }]],
  ['a delete elsewhere', 403, (id) => [{ delete: documentName(id, 'users') }]],
  ['a verify of nothing', 403, (id) => [{ verify: documentName(id), ...create }]],
  ['two creates', 200, (id) => [set(id), set(newId())]],
  ['two creates, one wrong', 403, (id) => [set(id), set(newId(), { name: '' })]],
  ['a create and a delete', 403, (id) => [set(id), { delete: documentName(newId()) }]],
  ['the same create twice', 200, (id) => [set(id), set(id)]],
  ['two texts for one new id', 200, (id) => [set(id), set(id, bob)]],
  ['a good text, then a wrong one', 403, (id) => [set(id), set(id, { name: '' })]],
  ['a create, then a delete of it', 403, (id) => [set(id), { delete: documentName(id) }]],
];

/** Commits that the contact form never sends, to an id that holds the honest message already. */
export const otherRepeats: Row[] = [
  ['the same with exists: true', 200, (id) => [set(id, {}, update)]],
  ['the same with exists: false', 409, (id) => [set(id, {}, create)]],
  ['the same at another time', 400, (id) => [set(id, {}, longAgo)]],
  ['another text with exists: true', 403, (id) => [set(id, bob, update)]],
  ['another text with exists: false', 409, (id) => [set(id, bob, create)]],
  ['a wrong text with exists: false', 403, (id) => [set(id, { name: '' }, create)]],
  ['a masked change', 403, (id) => [set(id, bob, mask('name'))]],
  ['a masked field taken away', 403, (id) => [part(id, {}, mask('name'))]],
  ['a quoted field taken away', 403, (id) => [part(id, {}, mask('`name`'))]],
  ['a masked field as it is', 200, (id) => [set(id, {}, mask('name'))]],
  ['a mask of nothing', 200, (id) => [part(id, {}, { updateMask: {} })]],
  [
    'a field in a map',
    403,
    (id) => [
      part(id, { name: { mapValue: { fields: { a: { stringValue: 'b' } } } } }, mask('name.a')),
    ],
  ],
  ['a field in a text', 200, (id) => [part(id, {}, mask('name.a'))]],
  ['a delete', 403, (id) => [{ delete: documentName(id) }]],
  ['a delete that must exist', 403, (id) => [{ delete: documentName(id), ...update }]],
  ['a verify', 403, (id) => [{ verify: documentName(id), ...update }]],
  [
    'a transform',
    403,
    (id) => [{ transform: { document: documentName(id), fieldTransforms: serverTime } }],
  ],
  ['the same and a create', 200, (id) => [set(id), set(newId())]],
  ['a create and one of what exists', 409, (id) => [set(newId()), set(id, {}, create)]],
  [
    'one of what exists and a wrong create',
    403,
    (id) => [set(id, {}, create), set(newId(), { name: '' })],
  ],
  ['another text, then the stored one', 200, (id) => [set(id, bob), set(id)]],
  ['the stored text, then another', 403, (id) => [set(id), set(id, bob)]],
  ['a delete, then another text', 403, (id) => [{ delete: documentName(id) }, set(id, bob)]],
];
