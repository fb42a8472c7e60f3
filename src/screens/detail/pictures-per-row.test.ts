import { describe, expect, it } from 'vitest';
import { picturesPerRow } from './pictures-per-row.ts';

describe('picturesPerRow', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  it('never leaves one picture alone in the last row', () => {
    expect(counts.map((count) => picturesPerRow(count, true))).toEqual([1, 2, 3, 4, 5, 3, 4, 4, 5]);
    expect(counts.map((count) => picturesPerRow(count, false))).toEqual([
      1, 2, 3, 2, 3, 3, 4, 3, 3,
    ]);
  });
});
