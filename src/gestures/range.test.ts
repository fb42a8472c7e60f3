import { expect, it } from 'vitest';
import { rubberBand, undoRubberBand } from './range.ts';

const range = { min: -10, max: 30 };
const dimension = 390;

it('rubberBand keeps a value inside the range, and resists more and more outside of it', () => {
  expect(rubberBand(12, range, dimension)).toBe(12);
  expect(rubberBand(31, range, dimension)).toBeCloseTo(30.55, 2);
  expect(rubberBand(130, range, dimension)).toBeCloseTo(78.2, 1);
  expect(rubberBand(-110, range, dimension)).toBeCloseTo(-58.2, 1);
  expect(rubberBand(420, range, dimension)).toBeCloseTo(168.4, 1);
  expect(rubberBand(1e9, range, dimension)).toBeLessThan(30 + dimension);
  expect(rubberBand(50, { min: 0, max: 0 }, 0)).toBe(0);
});

it.each([-500, -11, 0, 400])('rubberBand is undone by undoRubberBand at %d', (pulled) => {
  expect(undoRubberBand(rubberBand(pulled, range, dimension), range, dimension)).toBeCloseTo(
    pulled,
  );
});

it('undoRubberBand is finite even for a distance that rubberBand never returns', () => {
  expect(Number.isFinite(undoRubberBand(5000, range, dimension))).toBe(true);
});
