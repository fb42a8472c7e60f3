import { expect, it } from 'vitest';
import { flickVelocity } from '#src/config/specification.ts';
import { isDismissed, pullEffect } from './dismiss.ts';

const height = 800;
const fast = flickVelocity + 0.01;

it.each([
  ['a pull down by more than a quarter closes', 201, 0, true],
  ['a pull up by more than a quarter closes', -201, 0, true],
  ['a smaller one does not', 199, 0, false],
  ['a flick down closes', 20, fast, true],
  ['a flick up does not', -20, -fast, false],
  ['a pull at the flick velocity is no flick yet', 20, flickVelocity, false],
  ['a flick back does not close, however far it was pulled', 400, -fast, false],
  ['nor does one down after a pull up', -400, fast, false],
])('%s', (_, distance, velocity, closes) => {
  expect(isDismissed({ distance, height, velocity })).toBe(closes);
});

it('leaves all as it is without a pull', () => {
  expect(pullEffect({ distance: 0, height })).toEqual({ scale: 1, backdrop: 1 });
  expect(pullEffect({ distance: 10, height: 0 })).toEqual({ scale: 1, backdrop: 1 });
});

it('shrinks a little and clears the backdrop, the same up and down', () => {
  const down = pullEffect({ distance: 240, height });
  expect(down.scale).toBeCloseTo(0.91);
  expect(down.backdrop).toBeCloseTo(0.5);
  expect(pullEffect({ distance: -240, height })).toEqual(down);
  expect(pullEffect({ distance: 5000, height })).toEqual({ scale: 0.7, backdrop: 0 });
});
