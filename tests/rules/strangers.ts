import { documentName, fieldsOf, type Json } from './commit.ts';

type Call = [what: string, method: string, address: string, body?: Json];

const calls: Call[] = [
  ['list the messages', 'GET', '/messages'],
  ['read a message', 'GET', '/messages/{id}'],
  ['read a document elsewhere', 'GET', '/users/eva'],
  ['delete a message', 'DELETE', '/messages/{id}'],
  [
    'query the messages',
    'POST',
    ':runQuery',
    { structuredQuery: { from: [{ collectionId: 'messages' }] } },
  ],
  ['read a message in a batch', 'POST', ':batchGet', { documents: [documentName('{id}')] }],
  ['create a document elsewhere', 'POST', '/users', { fields: fieldsOf() }],
  ['change a message', 'PATCH', '/messages/{id}', { fields: fieldsOf({ name: 'Bob' }) }],
];

/** What the rules deny to everybody: sends a call about a message, below the address of all documents. */
export const strangersCalls = calls.map(
  ([what, method, address, body]) =>
    [
      what,
      (documents: string, id: string) =>
        fetch(documents + address.replace('{id}', id), {
          method,
          headers: { 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body).replace('{id}', id) }),
        }),
    ] as const,
);
