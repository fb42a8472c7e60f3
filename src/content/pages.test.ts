import { expect, it } from 'vitest';
import { clampPage } from './pages.ts';

it.each([
  [-5, 0],
  [0.49, 0],
  [0.5, 1],
  [2.4, 2],
  [17, 3],
  [Number.NaN, 0],
])('no page is left at %d: the nearest is %i', (index, page) => {
  expect(clampPage(index)).toBe(page);
});
