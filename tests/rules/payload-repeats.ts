import { honest, set } from './commit.ts';
import { create, longAgo, mask, type Payload, single, update } from './payload.ts';

const allFields = ['email', 'message', 'name'];

/** Writes to an id that holds a message already, and what they expect there. */
export const repeats: Payload[] = [
  single('a create with exists: false', 200, (id) => set(id, honest, create)),
  single('a create with no precondition in it', 200, (id) =>
    set(id, honest, { currentDocument: {} }),
  ),
  single('an update of nothing', 403, (id) => set(id, honest, update)),
  single('an update of nothing at a time', 403, (id) => set(id, honest, longAgo)),
  single('the same again', 200, (id) => set(id), 'stored'),
  single('the same again with exists: true', 200, (id) => set(id, honest, update), 'stored'),
  single('the same again with exists: false', 409, (id) => set(id, honest, create), 'stored'),
  single('the same again at another time', 400, (id) => set(id, honest, longAgo), 'stored'),
  single('another text', 403, (id) => set(id, { ...honest, message: 'Nein.' }), 'stored'),
  single(
    'another text with exists: true',
    403,
    (id) => set(id, { ...honest, name: 'Bob' }, update),
    'stored',
  ),
  single(
    'another text with exists: false',
    409,
    (id) => set(id, { ...honest, name: 'Bob' }, create),
    'stored',
  ),
  single(
    'a wrong text with exists: false',
    403,
    (id) => set(id, { ...honest, name: '' }, create),
    'stored',
  ),
  single('the same and a field more', 403, (id) => set(id, { ...honest, phone: '1' }), 'stored'),
  single(
    'a field less',
    403,
    (id) => set(id, { name: honest.name, email: honest.email }),
    'stored',
  ),
  single('a masked change', 403, (id) => set(id, { name: 'Bob' }, mask('name')), 'stored'),
  single('a masked field taken away', 403, (id) => set(id, {}, mask('name')), 'stored'),
  single(
    'a masked field as it is',
    200,
    (id) => set(id, { name: honest.name }, mask('name')),
    'stored',
  ),
  single('a mask of nothing', 200, (id) => set(id, {}, { updateMask: {} }), 'stored'),
  single('a quoted mask', 403, (id) => set(id, {}, mask('`name`')), 'stored'),
  single(
    'a field in a map',
    403,
    (id) =>
      set(id, { name: { mapValue: { fields: { a: { stringValue: 'b' } } } } }, mask('name.a')),
    'stored',
  ),
  single('a field in a text', 200, (id) => set(id, {}, mask('name.a')), 'stored'),
  single('a create masked to its fields', 200, (id) =>
    set(id, { ...honest, phone: '1' }, mask(...allFields)),
  ),
  single('a create masked to one field', 403, (id) => set(id, honest, mask('name'))),
  single('a mask that is no path', 400, (id) => set(id, honest, mask('name..a'))),
  single('a mask that is a string', 400, (id) => set(id, honest, { updateMask: 'name' })),
];
