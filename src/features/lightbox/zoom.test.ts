import { describe, expect, it } from 'vitest';
import { panBy, pinchBy, settledZoom } from './zoom.ts';

/** A wide picture in a portrait viewport. */
const sizes = { picture: { width: 390, height: 240 }, container: { width: 390, height: 600 } };
const whole = { scale: 1, x: 0, y: 0 };

describe('a pinch', () => {
  const middle = { x: 0, y: 0 };
  const pinched = (scale: number, factor: number) =>
    pinchBy({ ...whole, scale }, { middle, distance: 100 }, { middle, distance: 100 * factor })
      .scale;

  it('from scale 1 to 4 multiplies the scale by the ratio of the fingers’ distances', () => {
    for (const scale of [1, 2.3, 4]) expect(pinched(1, scale)).toBeCloseTo(scale);
    expect(pinched(3, 0.5)).toBeCloseTo(1.5);
  });

  it('resists below 1 and above 4', () => {
    expect(pinched(1, 0.5)).toBeGreaterThan(0.75);
    expect(pinched(1, 0.5)).toBeLessThan(1);
    expect(pinched(2, 3)).toBeGreaterThan(4);
    expect(pinched(1, 100)).toBeLessThan(5);
  });

  it.each([0.5, 6])(
    'by the factor %d goes beyond a limit; the next pinch does not jump, and can undo the first',
    (factor) => {
      const held = pinched(1, factor);
      expect(pinched(held, 1)).toBeCloseTo(held);
      expect(pinched(held, 1 / factor)).toBeCloseTo(1);
    },
  );
});

it('a pan resists beyond the edges of the picture', () => {
  const { x, y } = panBy({ scale: 2, x: 195, y: 0 }, { x: 100, y: 100 }, sizes);
  // Beyond an edge, a drag by 100 px moves the picture by less than 55 px.
  expect(x).toBeGreaterThan(195);
  expect(x).toBeLessThan(195 + 55);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(55);
});

it.each([
  ['within all limits stays', { scale: 3, x: 100, y: -20 }, { scale: 3, x: 100, y: -20 }],
  [
    'above 4 shrinks to 4 around the pointer',
    { scale: 5, x: 40, y: 30 },
    { scale: 4, x: 36, y: 26 },
  ],
  ['below 1 returns to the whole picture', { scale: 0.8, x: 33, y: -70 }, whole],
  ['beyond an edge returns to the edge', { scale: 2, x: 260, y: 40 }, { scale: 2, x: 195, y: 0 }],
])('a released zoom %s', (_, zoom, rest) => {
  expect(settledZoom(zoom, sizes, { x: 20, y: 10 })).toEqual(rest);
});
