import { describe, expect, it } from 'vitest';
import { swipedLook, unlockingWay } from './unlock-swipe.ts';

describe('a released swipe over the lock', () => {
  it.each([
    ['a slow way up', { way: -60, velocity: -0.1 }, 'up'],
    ['a slow way down', { way: 60, velocity: 0.1 }, 'down'],
    ['a short flick up', { way: -20, velocity: -0.8 }, 'up'],
    ['a short flick down', { way: 20, velocity: 0.8 }, 'down'],
    ['a way that ends held still', { way: -200, velocity: 0 }, 'up'],
  ] as const)('%s unlocks', (_, swipe, way) => {
    expect(unlockingWay(swipe)).toBe(way);
  });

  it.each([
    ['a tap that slipped', { way: -20, velocity: -0.1 }],
    ['a way up that is flicked back down', { way: -200, velocity: 0.9 }],
    ['nothing at all', { way: 0, velocity: 0 }],
  ])('%s springs back', (_, swipe) => {
    expect(unlockingWay(swipe)).toBeUndefined();
  });
});

describe('the layer under a finger', () => {
  it('follows one to one', () => {
    expect(swipedLook(-211, 844)).toEqual({ opacity: 0.75, lift: -211 });
    expect(swipedLook(422, 844)).toEqual({ opacity: 0.5, lift: 422 });
    expect(swipedLook(0, 844)).toEqual({ opacity: 1, lift: 0 });
  });

  it('is never more than transparent', () => {
    expect(swipedLook(-900, 844).opacity).toBe(0);
  });
});
