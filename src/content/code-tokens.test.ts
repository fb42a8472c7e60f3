import { expect, it } from 'vitest';
import { codeTokens } from './code-tokens.ts';

it('codeTokens marks keywords, strings and comments and keeps every character', () => {
  const code = "for informed in 'for # you':  # A comment.\n  return informed";
  const tokens = codeTokens(code);
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
  expect(tokens.filter(({ kind }) => kind)).toEqual([
    { text: 'for', kind: 'keyword' },
    { text: 'in', kind: 'keyword' },
    { text: "'for # you'", kind: 'string' },
    { text: '# A comment.', kind: 'comment' },
    { text: 'return', kind: 'keyword' },
  ]);
});
