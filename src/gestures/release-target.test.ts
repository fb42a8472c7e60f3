import { describe, expect, it } from 'vitest';
import { releaseTarget } from './release-target.ts';

describe('a drag that is let go', () => {
  const fast = 0.31;

  it.each([
    ['a flick turns to the next page', 1, 1.05, fast, 2],
    ['a flick back turns to the previous page', 1, 0.95, -fast, 0],
    ['a flick back wins over the distance that was dragged', 1, 1.7, -fast, 0],
    ['a drag at the flick velocity is none yet', 1, 1.2, 0.3, 1],
    ['a slow drag past the middle turns', 1, 1.6, 0.1, 2],
    ['a slow drag short of the middle returns', 1, 1.4, 0.1, 1],
    ['a long drag turns one page at most', 1, 2.8, 0, 2],
    ['caught on its way to the next, it flicks to the next', 1.6, 1.5, fast, 2],
    ['caught on its way to the next, it flicks back', 1.6, 1.7, -fast, 1],
    ['it ends at the first page', 0, -0.3, -2, 0],
    ['it ends at the last page', 3, 3.6, 2, 3],
    ['caught before the first page, it returns to it', -0.2, -0.1, -fast, 0],
  ])('%s', (_, start, position, velocity, target) => {
    expect(releaseTarget({ start, position, velocity, count: 4 })).toBe(target);
  });
});
