import { expect, it } from 'vitest';
import { stretch, unstretch } from './range.ts';

const range = { min: -10, max: 30 };

it('stretch keeps a value inside the range, and resists more and more outside of it', () => {
  expect(stretch(12, range, 390)).toBe(12);
  expect(stretch(31, range, 390)).toBeCloseTo(30.55, 2);
  expect(stretch(130, range, 390)).toBeCloseTo(78.2, 1);
  expect(stretch(-110, range, 390)).toBeCloseTo(-58.2, 1);
  expect(stretch(420, range, 390)).toBeCloseTo(168.4, 1);
  expect(stretch(1e9, range, 390)).toBeLessThan(30 + 390);
  expect(stretch(50, { min: 0, max: 0 }, 0)).toBe(0);
});

it.each([-500, -11, 0, 400])('stretch is undone by unstretch at %d', (pulled) => {
  expect(unstretch(stretch(pulled, range, 390), range, 390)).toBeCloseTo(pulled);
});

it('unstretch is finite even for a distance that stretch never returns', () => {
  expect(Number.isFinite(unstretch(5000, range, 390))).toBe(true);
});
