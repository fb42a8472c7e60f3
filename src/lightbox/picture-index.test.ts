import { expect, it } from 'vitest';
import { pictureIndex } from './picture-index.ts';

it.each([
  ['a picture that exists', 2, 2],
  ['the last one for an index behind it', 9, 4],
  ['the first one for an index before it', -1, 0],
  ['the first one for what is no number', Number.NaN, 0],
])('is %s', (_, index, shown) => {
  expect(pictureIndex(index, 5)).toBe(shown);
});

it('is 0 without pictures', () => {
  expect(pictureIndex(3, 0)).toBe(0);
});
