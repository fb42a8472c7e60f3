import { documentName, honest, set } from './commit.ts';
import { create, mask, type Payload, single, update } from './payload.ts';

const serverTime = [{ fieldPath: 'name', setToServerValue: 'REQUEST_TIME' }];

/** Deletes, verifies, transforms, and writes that are none. */
export const operations: Payload[] = [
  single('a delete', 403, (id) => ({ delete: documentName(id) }), 'stored'),
  single('a delete of nothing', 403, (id) => ({ delete: documentName(id) })),
  single('a delete that must exist', 403, (id) => ({ delete: documentName(id), ...update })),
  single('a delete elsewhere', 403, (id) => ({ delete: documentName(id, 'users') })),
  single('a delete of no document', 400, () => ({ delete: 'eva' })),
  single('a delete with a mask', 400, (id) => ({ delete: documentName(id), ...mask('name') })),
  single('a verify', 403, (id) => ({ verify: documentName(id), ...update }), 'stored'),
  single('a verify of nothing', 403, (id) => ({ verify: documentName(id), ...create })),
  single('a verify without precondition', 400, (id) => ({ verify: documentName(id) }), 'stored'),
  single(
    'a transform',
    403,
    (id) => ({ transform: { document: documentName(id), fieldTransforms: serverTime } }),
    'stored',
  ),
  single('a transform of nothing', 403, (id) => ({
    transform: { document: documentName(id), fieldTransforms: serverTime },
  })),
  single('an empty transform', 400, (id) => ({ transform: { document: documentName(id) } })),
  single('a transform that says not what', 400, (id) => ({
    transform: { document: documentName(id), fieldTransforms: [{ fieldPath: 'name' }] },
  })),
  single('a create with a computed field', 403, (id) =>
    set(id, honest, { updateTransforms: serverTime }),
  ),
  single('a create with a computed extra field', 403, (id) =>
    set(id, honest, {
      updateTransforms: [{ fieldPath: 'count', increment: { integerValue: '1' } }],
    }),
  ),
  single('a create with no computed fields', 200, (id) =>
    set(id, honest, { updateTransforms: [] }),
  ),
  single('an update and a delete in one write', 400, (id) =>
    set(id, honest, { delete: documentName(id) }),
  ),
  single('an empty write', 400, () => ({})),
  single('a write that is null', 400, () => null),
  single('an unknown operation', 400, (id) => ({ insert: documentName(id) })),
  single('an unknown precondition', 400, (id) =>
    set(id, honest, { currentDocument: { isNew: true } }),
  ),
  single('a precondition of two', 400, (id) =>
    set(id, honest, { currentDocument: { exists: true, updateTime: '2020-01-01T00:00:00Z' } }),
  ),
  single('a precondition at no time', 400, (id) =>
    set(id, honest, { currentDocument: { updateTime: 'gestern' } }),
  ),
];
