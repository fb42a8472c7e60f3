import { expect, it } from 'vitest';
import { rubberBand } from './rubber-band.ts';

it('gives way by a little more than half at first', () => {
  expect(rubberBand(1, 390)).toBeCloseTo(0.55, 2);
});

it('resists more the further it is pulled, and never leaves the view', () => {
  expect(rubberBand(100, 390)).toBeCloseTo(48.2, 1);
  expect(rubberBand(390, 390)).toBeCloseTo(138.4, 1);
  expect(rubberBand(1e9, 390)).toBeLessThan(390);
});

it('keeps the direction', () => {
  expect(rubberBand(-100, 390)).toBe(-rubberBand(100, 390));
});

it('stays where nothing is pulled or nothing is there to give way', () => {
  expect(rubberBand(0, 390)).toBe(0);
  expect(rubberBand(50, 0)).toBe(0);
});
