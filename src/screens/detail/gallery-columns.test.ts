import { expect, it } from 'vitest';
import { galleryColumns } from './gallery-columns.ts';

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

it.each([
  ['up to 5 upright', true, [1, 2, 3, 4, 5, 3, 4, 4, 5]],
  ['up to 3 wide', false, [1, 2, 3, 2, 3, 3, 4, 3, 3]],
])(
  'galleryColumns puts %s pictures in a row, or one more where the last row would have a single one',
  (_, upright, columns) => {
    expect(counts.map((count) => galleryColumns(count, upright))).toEqual(columns);
  },
);
