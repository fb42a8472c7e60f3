import { expect, it } from 'vitest';
import {
  daylight,
  hintFade,
  hintPosition,
  isUnlockKey,
  swipeFade,
  swipePosition,
  textOffsets,
  textOpacities,
} from './lock-rules.ts';

/** px, px/ms */
const flickUp = { distance: -60, velocity: -0.6 };
const flickDown = { distance: 60, velocity: 0.6 };
const up = (duration: number) => ({ duration, direction: 'up' });

it.each([
  ['at 79 % of the height from the top fades the lock for 79 % of 500 ms', 0.79, {}, up(395)],
  ['at 50 % of the height fades the lock for 250 ms', 0.5, {}, up(250)],
  ['above the upper edge of the viewport removes the lock immediately', -0.1, {}, up(0)],
  ['at 80 % of the height does not unlock', 0.8, {}, undefined],
  ['below the lower edge of the viewport does not unlock', 1.2, {}, undefined],
  ['by a flick up at 83 % of the height fades the lock for 500 ms', 0.83, flickUp, up(500)],
  ['by a flick up at 79 % of the height fades the lock for 395 ms', 0.79, flickUp, up(395)],
  [
    'by a flick down at 95 % of the height fades the lock downwards for 500 ms',
    0.95,
    flickDown,
    { duration: 500, direction: 'down' },
  ],
  ['by a slow drag up at 83 % of the height does not unlock', 0.83, { velocity: -0.3 }, undefined],
  ['by a slow drag down does not unlock', 0.95, { distance: 60, velocity: 0.3 }, undefined],
  ['by a flick back down does not unlock', 0.83, { velocity: 0.6 }, undefined],
  ['by a flick back up does not unlock', 0.95, { distance: 20, velocity: -0.6 }, undefined],
])('a release of the hint %s', (_, ratio, drag, fade) => {
  expect(hintFade({ ratio, distance: -60, velocity: 0, ...drag })).toEqual(fade);
});

it.each([
  [-200, 200],
  [400, 400],
])(
  'a swipe of %d px moves the content by this distance, and the edge by %d px',
  (distance, edge) => {
    expect(swipePosition(distance)).toEqual({ edge, contentY: distance });
  },
);

it.each([
  [700, 500, { edge: 200, contentY: -30 }],
  [700, 760, { edge: 0, contentY: 0 }],
])('a drag of the hint from %d to %d px moves the lock by %j', (start, current, position) => {
  const { edge, contentY } = hintPosition(start, current);
  expect([edge, contentY]).toEqual([position.edge, expect.closeTo(position.contentY)]);
});

it.each([
  [0, { lock: 1, home: 0 }],
  [0.55, { lock: 0, home: 0 }],
  [0.7, { lock: 0, home: 0 }],
  [1, { lock: 0, home: 1 }],
])('at a progress of %d, textOpacities returns %j', (progress, opacities) => {
  expect(textOpacities(progress)).toEqual(opacities);
});

it.each([
  [0, { lock: 0.55, home: 0.7 }],
  [0.6, { lock: 0, home: 0.25 }],
  [0.8, { lock: 0, home: 0 }],
])('from a progress of %d, textOffsets returns %j', (progress, offsets) => {
  const { lock, home } = textOffsets(progress);
  expect([lock, home]).toEqual([expect.closeTo(offsets.lock), expect.closeTo(offsets.home)]);
});

it.each([
  ['of 48 px up unlocks', -48, 0, 'up'],
  ['of 60 px down unlocks', 60, 0.3, 'down'],
  ['with a flick up unlocks', -15, flickUp.velocity, 'up'],
  ['with a flick down unlocks', 15, flickDown.velocity, 'down'],
  ['that is short and slow does not unlock', -47, -0.3, undefined],
  ['with a flick back does not unlock', -300, flickDown.velocity, undefined],
  ['of 0 px does not unlock', 0, 0, undefined],
])('a swipe %s', (_, distance, velocity, direction) => {
  expect(swipeFade(distance, velocity)).toEqual(direction && { duration: 500, direction });
});

const noModifier = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', ' ', 'Enter'])(
  '"%s" unlocks only without a modifier',
  (key) => {
    expect(isUnlockKey({ key, ...noModifier })).toBe(true);
    for (const modifier of Object.keys(noModifier)) {
      expect(isUnlockKey({ key, ...noModifier, [modifier]: true })).toBe(false);
    }
  },
);

it.each(['a', 'Escape', 'Home', 'Tab', 'Shift'])('"%s" does not unlock', (key) => {
  expect(isUnlockKey({ key, ...noModifier })).toBe(false);
});

it.each([
  [22, 3, 'night'],
  [4, 9, 'dawn'],
  [10, 15, 'day'],
  [16, 21, 'dusk'],
])('from %i to %i o’clock, daylight returns %s', (first, last, light) => {
  for (const hour of [first, last]) {
    expect(daylight(new Date(2026, 10, 20, hour).getTime())).toBe(light);
  }
});
