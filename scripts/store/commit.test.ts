import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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
  return readCommit(JSON.stringify(body));
}

function refusal(code: number, message: string) {
  return expect.objectContaining({ code, message: expect.stringContaining(message) });
}

describe('a commit', () => {
  it('is one message under its id', () => {
    expect(read(commit())).toEqual({ id: 'eva1', ...eva });
  });

  it.each(['', '{', 'Hallo'])('is not %j, which is not JSON', (body) => {
    expect(() => readCommit(body)).toThrow(refusal(400, 'The body is not JSON.'));
  });

  const { writes } = commit();
  const [{ update } = { update: {} }] = writes;
  it.each([
    ['null', null],
    ['a list', []],
    ['empty', {}],
    ['without a write', { writes: [] }],
    ['two writes', { writes: [...writes, ...writes] }],
    ['a delete', { writes: [{ delete: `${documents}/messages/eva1` }] }],
    ['masked', { writes: [{ update, updateMask: { fieldPaths: ['name'] } }] }],
    ['conditional', { writes: [{ update, currentDocument: { exists: false } }] }],
    ['transformed', { writes: [{ update, updateTransforms: [] }] }],
    ['in a transaction', { writes, transaction: 'AAAA' }],
    ['without fields', { writes: [{ update: { name: `${documents}/messages/eva1` } }] }],
    ['without a name', { writes: [{ update: { fields: {} } }] }],
    ['a field of null', { writes: [{ update: { ...update, fields: { name: null } } }] }],
    ['a number', { writes: [{ update: { ...update, fields: { name: { integerValue: '5' } } } }] }],
    ['an object as text', commit({ ...eva, name: { toString: 1 } })],
  ])('is not %s', (_, body) => {
    expect(() => read(body)).toThrow(refusal(400, 'Unknown body: '));
  });

  it.each([
    '',
    'messages/eva1',
    `${documents}/users/eva1`,
    `${documents}/messages`,
    `${documents}/messages/`,
    `${documents}/messages/__eva__`,
    `${documents}/messages/..`,
    `${documents}/messages/eva1/replies/bob1`,
    `${documents}/messages/${'a'.repeat(201)}`,
    'projects/p/databases/other/documents/messages/eva1',
  ])('goes to no other document: %s', (name) => {
    expect(() => read(commit(eva, name))).toThrow(refusal(403, 'Unknown document path: '));
  });
});

/** Each rule with its edges stands in `tests/rules`, where Google's emulator says what is right. */
it('is denied where its message is none', () => {
  expect(() => read(commit({ ...eva, email: 'eva@' }))).toThrow(
    refusal(403, 'Denied: the fields are not those of a valid message.'),
  );
});

it.each(Object.entries(messageFields))('has one limit for %s everywhere', (field, { limit }) => {
  expect(readFileSync('firestore.rules', 'utf8')).toContain(`isText(data.${field}, ${limit})`);
});
