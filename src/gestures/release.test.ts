import { expect, it } from 'vitest';
import { flickVelocity } from '#src/config/specification.ts';
import { releaseTarget } from './release.ts';

const fast = flickVelocity + 0.01;

it.each([
  ['a flick turns to the next page', 1.05, fast, 2],
  ['a flick back turns to the previous page', 0.95, -fast, 0],
  ['a flick back wins over the distance that was dragged', 1.7, -fast, 0],
  ['a drag at the flick velocity is none yet', 1.2, flickVelocity, 1],
  ['a slow drag past the middle turns', 1.6, 0.1, 2],
  ['a slow drag short of the middle returns', 1.4, 0.1, 1],
  ['a long drag turns one page at most', 2.8, 0, 2],
])('%s', (_, position, velocity, target) => {
  expect(releaseTarget({ start: 1, position, velocity, count: 4 })).toBe(target);
});

it('stays within the pages', () => {
  expect(releaseTarget({ start: 0, position: -0.3, velocity: -2, count: 4 })).toBe(0);
  expect(releaseTarget({ start: 3, position: 3.6, velocity: 2, count: 4 })).toBe(3);
});
