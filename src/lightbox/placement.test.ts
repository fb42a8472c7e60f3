import { expect, it } from 'vitest';
import { isSamePlace, type Placement, rest, settling, still } from './placement.ts';

const from: Placement = { at: 1.4, pull: 120, x: -30, y: 40, scale: 4.6 };
const to: Placement = { at: 2, pull: 0, x: 0, y: 0, scale: 4 };

it('begins where it is let go and ends where it rests', () => {
  const movement = settling(from, still, to);
  expect(isSamePlace(movement.at(0), from)).toBe(true);
  expect(movement.isOver(0)).toBe(false);
  let time = 0;
  while (!movement.isOver(time)) time += 1;
  expect(time).toBeLessThan(600);
  const end = movement.at(time);
  expect(Math.abs(end.pull)).toBeLessThan(1);
  expect(end.at).toBeCloseTo(2, 2);
});

it('takes the velocity on, and knows it at every moment', () => {
  const movement = settling(from, { ...still, pull: 1.5, at: 0.002 }, to);
  expect(movement.velocityAt(0).pull).toBeCloseTo(1.4, 0);
  expect(movement.velocityAt(0).at).toBeCloseTo(0.002, 3);
});

it('keeps the spot of the picture that a zoom goes around in its place', () => {
  const start = { ...rest, scale: 1, x: 0, y: 0 };
  const point = { x: 50, y: -20 };
  const end = { ...rest, scale: 3, x: point.x - point.x * 3, y: point.y - point.y * 3 };
  const halfway = settling(start, still, end).at(70);
  expect(halfway.scale).toBeGreaterThan(1.5);
  expect(halfway.x).toBeCloseTo(point.x - point.x * halfway.scale);
  expect(halfway.y).toBeCloseTo(point.y - point.y * halfway.scale);
});
