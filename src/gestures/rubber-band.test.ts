import { describe, expect, it } from 'vitest';
import { flickVelocity } from '#src/config/specification.ts';
import { releaseTarget, rubberBand, stretch, unstretch } from './rubber-band.ts';

it('gives way by a little more than half at first, then less and less, and never leaves the view', () => {
  expect(rubberBand(1, 390)).toBeCloseTo(0.55, 2);
  expect(rubberBand(100, 390)).toBeCloseTo(48.2, 1);
  expect(rubberBand(390, 390)).toBeCloseTo(138.4, 1);
  expect(rubberBand(1e9, 390)).toBeLessThan(390);
});

it('keeps the direction, and stays where nothing is pulled or nothing is there to give way', () => {
  expect(rubberBand(-100, 390)).toBe(-rubberBand(100, 390));
  expect(rubberBand(0, 390)).toBe(0);
  expect(rubberBand(50, 0)).toBe(0);
});

describe('a range', () => {
  const range = { min: -10, max: 30 };

  it('is followed one to one, and resists at both ends', () => {
    expect(stretch(12, range, 390)).toBe(12);
    expect(stretch(130, range, 390)).toBeCloseTo(30 + rubberBand(100, 390));
    expect(stretch(-110, range, 390)).toBeCloseTo(-10 - rubberBand(100, 390));
  });

  it.each([-500, -11, -10, 0, 30, 31, 400])('finds the pull of %d again', (pulled) => {
    expect(unstretch(stretch(pulled, range, 390), range, 390)).toBeCloseTo(pulled);
  });

  it('finds a pull for what stands further outside than any pull brings it', () => {
    expect(Number.isFinite(unstretch(5000, range, 390))).toBe(true);
  });
});

describe('a drag that is let go', () => {
  const fast = flickVelocity + 0.01;

  it.each([
    ['a flick turns to the next page', 1, 1.05, fast, 2],
    ['a flick back turns to the previous page', 1, 0.95, -fast, 0],
    ['a flick back wins over the distance that was dragged', 1, 1.7, -fast, 0],
    ['a drag at the flick velocity is none yet', 1, 1.2, flickVelocity, 1],
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
