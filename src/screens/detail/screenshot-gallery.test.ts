import { expect, it } from 'vitest';
import { galleryColumns } from './screenshot-gallery.tsx';

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

it.each([
  ['5 portrait pictures', true, [1, 2, 3, 4, 5, 3, 4, 4, 5]],
  ['3 wide pictures', false, [1, 2, 3, 2, 3, 3, 4, 3, 3]],
])(
  'galleryColumns puts up to %s in a row, or one more if a single picture would be in the last row',
  (_, allPortrait, columns) => {
    expect(counts.map((count) => galleryColumns(count, allPortrait))).toEqual(columns);
  },
);
