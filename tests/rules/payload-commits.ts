import { documentName, honest, type Json, newId, set } from './commit.ts';
import { create, type Payload, writes } from './payload.ts';

/** Several writes in one commit. */
export const several: Payload[] = [
  { name: 'two creates', status: 200, body: (id) => writes(set(id), set(newId())) },
  { name: 'two creates, one wrong', status: 403, body: (id) => writes(set(id), set(newId(), {})) },
  { name: 'a create and a malformed write', status: 400, body: (id) => writes(set(id), {}) },
  {
    name: 'a create and a delete',
    status: 403,
    body: (id) => writes(set(id), { delete: documentName(newId()) }),
  },
  {
    name: 'the same again and a create',
    status: 200,
    isStored: true,
    body: (id) => writes(set(id), set(newId())),
  },
  {
    name: 'an existing one and a create',
    status: 409,
    isStored: true,
    body: (id) => writes(set(newId()), set(id, honest, create)),
  },
  {
    name: 'an existing one and a wrong create',
    status: 403,
    isStored: true,
    body: (id) => writes(set(id, honest, create), set(newId(), {})),
  },
  { name: 'the same create twice', status: 200, body: (id) => writes(set(id), set(id)) },
  {
    name: 'the same create twice with exists: false',
    status: 400,
    body: (id) => writes(set(id, honest, create), set(id, honest, create)),
  },
  {
    name: 'two texts for one new id',
    status: 200,
    body: (id) => writes(set(id), set(id, { ...honest, name: 'Bob' })),
  },
  {
    name: 'a good text, then a wrong one',
    status: 403,
    body: (id) => writes(set(id), set(id, { ...honest, name: '' })),
  },
  {
    name: 'another text, then the stored one',
    status: 200,
    isStored: true,
    body: (id) => writes(set(id, { ...honest, name: 'Bob' }), set(id)),
  },
  {
    name: 'the stored text, then another',
    status: 403,
    isStored: true,
    body: (id) => writes(set(id), set(id, { ...honest, name: 'Bob' })),
  },
  {
    name: 'a delete, then another text',
    status: 403,
    isStored: true,
    body: (id) => writes({ delete: documentName(id) }, set(id, { ...honest, name: 'Bob' })),
  },
  {
    name: 'a create, then a delete of it',
    status: 403,
    body: (id) => writes(set(id), { delete: documentName(id) }),
  },
];

/** Bodies that are no commit, or an odd one. */
export const bodies: Payload[] = [
  ...Object.entries<[number, Json]>({
    'no writes': [200, { writes: [] }],
    'writes absent': [200, {}],
    'writes null': [200, { writes: null }],
    'an empty body': [200, ''],
    'writes as an object': [400, { writes: {} }],
    'writes as a string': [400, { writes: 'x' }],
    'a list as body': [400, []],
    'null as body': [400, 'null'],
    'a number as body': [400, 5],
    'half a body': [400, '{"writes":['],
    'a body that is no JSON': [400, 'Hallo'],
    'an unknown transaction': [400, { writes: [], transaction: 'AAAA' }],
  }).map(([name, [status, body]]) => ({ name, status, body: () => body })),
  { name: 'a key that is none', status: 400, body: (id) => ({ writes: [set(id)], label: 'x' }) },
  {
    name: 'a byte order mark before it',
    status: 200,
    body: (id) => `\ufeff${JSON.stringify(writes(set(id)))}`,
  },
];
