import { expect, it } from 'vitest';
import { releaseTarget } from './release-target.ts';

const fast = 0.31;

it.each([
  ['the next slide after a flick', 1, 1.05, fast, 2],
  ['the previous slide after a flick back', 1, 0.95, -fast, 0],
  ['the previous slide after a long drag and a flick back', 1, 1.7, -fast, 0],
  ['the same slide when a drag is just too slow for a flick', 1, 1.2, 0.3, 1],
  ['the next slide after a slow drag past the middle', 1, 1.6, 0.1, 2],
  ['the same slide after a slow drag short of the middle', 1, 1.4, 0.1, 1],
  ['the next slide only, after the longest drag', 1, 2.8, 0, 2],
  ['the next slide when caught on the way to it and flicked on', 1.6, 1.5, fast, 2],
  ['the slide it was leaving when caught on the way and flicked back', 1.6, 1.7, -fast, 1],
  ['the first slide after a flick beyond the start', 0, -0.3, -2, 0],
  ['the last slide after a flick beyond the end', 3, 3.6, 2, 3],
  ['the first slide when caught before it', -0.2, -0.1, -fast, 0],
])('releaseTarget returns %s', (_, start, position, velocity, target) => {
  expect(releaseTarget({ start, position, velocity, count: 4 })).toBe(target);
});
