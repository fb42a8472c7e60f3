import { describe, expect, it } from 'vitest';
import { flickVelocity, lockFade, unlockThreshold } from '#src/config/specification.ts';
import { hintFade, hintPosition, isUnlockKey, swipeDirection, swipePosition } from './unlock.ts';

it.each([
  ['is untouched where the drag began', 800, { opacity: 1, lift: 0 }],
  ['fades and lifts a little with the pointer', 400, { opacity: 0.5, lift: -60 }],
  ['is gone at the top', 0, { opacity: 0, lift: -120 }],
  ['is gone above the window', -20, { opacity: 0, lift: -123 }],
  ['does not follow downwards', 880, { opacity: 1, lift: 0 }],
])('the layer under a drag of the hint %s', (_, current, position) => {
  expect(hintPosition(800, current)).toEqual(position);
});

describe('a release of the hint', () => {
  it.each([unlockThreshold - 0.01, 0.5, 0])('at %d of the height unlocks', (ratio) => {
    expect(hintFade(ratio)).toBeCloseTo(lockFade * ratio);
  });

  it('above the window unlocks at once', () => {
    expect(hintFade(-0.1)).toBe(0);
  });

  it.each([unlockThreshold, 1.2])('at %d springs back', (ratio) => {
    expect(hintFade(ratio)).toBeUndefined();
  });
});

it.each([
  [-200, 0.75],
  [400, 0.5],
  [-900, 0],
])('a swipe of %d px moves the layer by as much, to an opacity of %d', (distance, opacity) => {
  expect(swipePosition(distance, 800)).toEqual({ opacity, lift: distance });
});

const quick = flickVelocity + 0.1;

it.each([
  ['far enough up unlocks', -48, 0, 'up'],
  ['far enough down unlocks', 60, flickVelocity, 'down'],
  ['flicked up unlocks', -15, -quick, 'up'],
  ['flicked down unlocks', 15, quick, 'down'],
  ['short and slow springs back', -47, -flickVelocity, undefined],
  ['thrown back springs back', -300, quick, undefined],
  ['of a tap springs back', 0, 0, undefined],
])('a swipe %s', (_, distance, velocity, direction) => {
  expect(swipeDirection(distance, velocity)).toBe(direction);
});

describe('a key', () => {
  const noModifier = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

  it.each([...arrows, 'PageUp', 'PageDown', ' ', 'Enter'])('"%s" unlocks', (key) => {
    expect(isUnlockKey({ key, ...noModifier })).toBe(true);
  });

  it.each(['a', 'Escape', 'Home', 'End', 'Tab', 'Shift'])('"%s" does not', (key) => {
    expect(isUnlockKey({ key, ...noModifier })).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('does not unlock with %s', (modifier) => {
    expect(isUnlockKey({ key: 'ArrowUp', ...noModifier, [modifier]: true })).toBe(false);
  });
});
