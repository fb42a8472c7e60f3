import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messageFields } from '#src/contact/fields.ts';
import { readCommit } from './commit.ts';

const documents = 'projects/p/databases/(default)/documents';
const eva = { email: 'eva@example.org', message: 'Hallo', name: 'Eva' };

/** The body that setDoc sends. */
function commit(texts: Record<string, unknown> = eva, name = `${documents}/messages/eva1`) {
  const entries = Object.entries(texts).map(([field, stringValue]) => [field, { stringValue }]);
  return { writes: [{ update: { name, fields: Object.fromEntries(entries) } }] };
}

function read(body: unknown) {
  return readCommit(typeof body === 'string' ? body : JSON.stringify(body));
}

it('a commit is one message under its id', () => {
  expect(read(commit())).toEqual({ id: 'eva1', ...eva });
});

const { writes } = commit();
const [{ update } = { update: {} }] = writes;
it.each([
  ['{', 400, 'The body is not JSON.'],
  [null, 400, 'Unknown body: '],
  [{ writes: [...writes, ...writes] }, 400, 'Unknown body: '],
  [{ writes: [{ delete: `${documents}/messages/eva1` }] }, 400, 'Unknown body: '],
  [{ writes: [{ update, updateMask: { fieldPaths: ['name'] } }] }, 400, 'Unknown body: '],
  [commit({ ...eva, name: 5 }), 400, 'Unknown body: '],
  [commit(eva, `${documents}/users/eva1`), 403, 'Unknown document path: '],
  [commit(eva, `${documents}/messages/..`), 403, 'Unknown document path: '],
  [commit(eva, `${documents}/messages/eva1/replies/bob1`), 403, 'Unknown document path: '],
  [commit(eva, `${documents}/messages/${'a'.repeat(201)}`), 403, 'Unknown document path: '],
  // Each rule with its edges stands in `tests/rules`, where Google's emulator says what is right.
  [commit({ ...eva, email: 'eva@' }), 403, 'Denied: the fields are not those of a valid message.'],
])('%j is refused', (body, code, message) => {
  const refusal = expect.objectContaining({ code, message: expect.stringContaining(message) });
  expect(() => read(body)).toThrow(refusal);
});

it.each(Object.entries(messageFields))('has one limit for %s everywhere', (field, { limit }) => {
  expect(readFileSync('firestore.rules', 'utf8')).toContain(`isText(data.${field}, ${limit})`);
});
