import { describe, expect, it } from 'vitest';
import { galleryColumns } from './gallery-columns.ts';

describe('galleryColumns', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  it('never leaves one picture alone in the last row', () => {
    expect(counts.map((count) => galleryColumns(count, true))).toEqual([1, 2, 3, 4, 5, 3, 4, 4, 5]);
    expect(counts.map((count) => galleryColumns(count, false))).toEqual([
      1, 2, 3, 2, 3, 3, 4, 3, 3,
    ]);
  });
});
