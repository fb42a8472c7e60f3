import { documentName, fields, honest } from './commit.ts';
import { type Payload, single } from './payload.ts';

/** Documents that are not in the collection, or nowhere. */
export const places: Payload[] = [
  ...Object.entries({
    'another collection': [403, 'projects/p/databases/(default)/documents/users/eva'],
    'a collection that differs in case': [
      403,
      'projects/p/databases/(default)/documents/Messages/e',
    ],
    'a document below a message': [403, `${documentName('a')}/replies/b`],
    'a collection as document': [400, 'projects/p/databases/(default)/documents/messages'],
    'a name that ends with a slash': [400, 'projects/p/databases/(default)/documents/messages/'],
    'a reserved id': [400, documentName('__eva__')],
    'an id of a dot': [400, documentName('.')],
    'an id of 1501 bytes': [400, documentName('a'.repeat(1501))],
    'no name at all': [400, ''],
    'a name of another form': [400, 'messages/eva'],
  } as const).map(([name, [status, document]]) =>
    single(name, status, () => ({ update: { name: document, fields: fields(honest) } })),
  ),
];
