import { expect, it } from 'vitest';
import { galleryColumns } from './screenshot-gallery.tsx';

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

it.each([
  ['up to 5 upright', true, [1, 2, 3, 4, 5, 3, 4, 4, 5]],
  ['up to 3 wide', false, [1, 2, 3, 2, 3, 3, 4, 3, 3]],
])(
  'galleryColumns distributes pictures evenly, %s in a row, or one more to avoid a single one in the last row',
  (_, upright, columns) => {
    expect(counts.map((count) => galleryColumns(count, upright))).toEqual(columns);
  },
);
