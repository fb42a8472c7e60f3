import { describe, expect, it } from 'vitest';
import { readCommit } from './commit-request.ts';
import { notText } from './field-value.ts';

const name = 'projects/p/databases/(default)/documents/messages/eva';

function read(...writes: unknown[]) {
  return readCommit(JSON.stringify({ writes }));
}

/** A field that is a map in a map, so many times; as text, since JSON.stringify has its own limit. */
function nested(depth: number) {
  const maps = `${'{"mapValue":{"fields":{"in":'.repeat(depth)}{"nullValue":null}${'}}}'.repeat(depth)}`;
  return `{"writes":[{"update":{"name":"${name}","fields":{"name":${maps}}}}]}`;
}

const invalid = expect.objectContaining({ code: 400 });

describe('a commit', () => {
  it('is a list of writes to documents', () => {
    const fields = { name: { stringValue: 'Eva' }, age: { integerValue: '5' } };
    expect(read({ update: { name, fields }, currentDocument: { exists: false } })).toEqual([
      {
        path: 'messages/eva',
        operation: 'update',
        fields: new Map<string, unknown>([
          ['name', 'Eva'],
          ['age', notText],
        ]),
        mask: undefined,
        transformed: [],
        precondition: { exists: false },
      },
    ]);
  });

  it('takes null for absent', () => {
    expect(
      read({ update: { name, fields: null }, updateMask: null, currentDocument: null }),
    ).toEqual(read({ update: { name } }));
  });

  it('may be empty', () => {
    expect(readCommit('')).toEqual([]);
    expect(readCommit('{}')).toEqual([]);
  });

  it.each(['{', 'null', '[]', '5', '"x"', '{"writes":{}}', '{"writes":[null]}', '{"writes":[],}'])(
    'is not %s',
    (body) => {
      expect(() => readCommit(body)).toThrow(invalid);
    },
  );

  it('reads field paths with quotes, dots and escapes', () => {
    const paths = ['name', 'a.b', '`a.b`.c', '`a\\`b`'];
    expect(read({ update: { name }, updateMask: { fieldPaths: paths } })[0]?.mask).toEqual([
      ['name'],
      ['a', 'b'],
      ['a.b', 'c'],
      ['a`b'],
    ]);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', 'a b', '1a', '`a', '``', 'a`b`', '`a`b', '`a``b`'])(
    'does not know the field path %j',
    (path) => {
      expect(() => read({ update: { name }, updateMask: { fieldPaths: [path] } })).toThrow(invalid);
    },
  );

  it('refuses values nested beyond reason, without falling over them', () => {
    expect(readCommit(nested(20))).toHaveLength(1);
    expect(() => readCommit(nested(21))).toThrow(invalid);
    expect(() => readCommit(nested(30_000))).toThrow(invalid);
  });
});
