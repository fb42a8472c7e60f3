import { describe, expect, it } from 'vitest';
import { hintFade, hintPosition, swipeDirection, swipePosition } from './unlock-gesture.ts';

describe('the layer under a drag of the hint', () => {
  it('is untouched where the drag began', () => {
    expect(hintPosition(800, 800)).toEqual({ opacity: 1, lift: 0 });
  });

  it('fades and lifts a little with the pointer', () => {
    const { opacity, lift } = hintPosition(800, 400);
    expect(opacity).toBe(0.5);
    expect(lift).toBeCloseTo(-60);
  });

  it('is gone at the top', () => {
    expect(hintPosition(800, 0).opacity).toBe(0);
    expect(hintPosition(800, -20).opacity).toBe(0);
  });

  it('does not follow downwards', () => {
    expect(hintPosition(800, 880)).toEqual({ opacity: 1, lift: 0 });
  });
});

describe('a release of the hint', () => {
  it.each([
    [0.79, 395],
    [0.5, 250],
    [0, 0],
    [-0.1, 0],
  ])('at %d of the height unlocks with a fade of %d ms', (ratio, fade) => {
    expect(hintFade(ratio)).toBeCloseTo(fade);
  });

  it.each([0.8, 0.95, 1.2])('at %d springs back', (ratio) => {
    expect(hintFade(ratio)).toBeUndefined();
  });
});

describe('a swipe over the lock', () => {
  it('moves the layer, which is gone after its whole height', () => {
    expect(swipePosition(-200, 800)).toEqual({ opacity: 0.75, lift: -200 });
    expect(swipePosition(400, 800)).toEqual({ opacity: 0.5, lift: 400 });
    expect(swipePosition(-900, 800).opacity).toBe(0);
  });

  it.each([
    ['far enough up', -48, 0, 'up'],
    ['far enough down', 60, 0.2, 'down'],
    ['flicked up', -15, -0.4, 'up'],
    ['flicked down', 15, 0.4, 'down'],
  ])('%s unlocks', (_, distance, velocity, direction) => {
    expect(swipeDirection(distance, velocity)).toBe(direction);
  });

  it.each([
    ['short and slow', -47, -0.3],
    ['thrown back', -300, 0.4],
    ['of a tap', 0, 0],
  ])('%s springs back', (_, distance, velocity) => {
    expect(swipeDirection(distance, velocity)).toBeUndefined();
  });
});
