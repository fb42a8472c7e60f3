import { expect, it } from 'vitest';
import { createVelocityTracker } from './velocity.ts';

/** px/ms sideways at the end of a drag through `[duration in ms, px/ms]` legs, and `later` ms after it. */
function velocityAfter(legs: [duration: number, velocity: number][], later = 0) {
  const tracker = createVelocityTracker();
  let [x, time] = [100, 1000];
  tracker.add({ x, y: 7 }, time);
  for (const [duration, velocity] of legs) {
    for (const end = time + duration; time < end; ) {
      time += 8;
      x += velocity * 8;
      tracker.add({ x, y: 7 }, time);
    }
  }
  expect(tracker.at(time + later).y).toBe(0);
  return { tracker, place: { x, y: 7 }, time, velocity: tracker.at(time + later).x };
}

it.each<[string, [number, number][], number]>([
  ['a steady drag', [[400, -0.5]], -0.5],
  ['a drag that is shorter than its window', [[24, 2]], 2],
  [
    'the flick after a hold',
    [
      [400, 0],
      [80, 1.5],
    ],
    1.5,
  ],
  [
    'a drag that turned back in the new direction',
    [
      [200, 1],
      [80, -0.4],
    ],
    -0.4,
  ],
  [
    'a hold after the drag as 0',
    [
      [200, 2],
      [104, 0],
    ],
    0,
  ],
])('measures %s', (_, legs, velocity) => {
  expect(velocityAfter(legs).velocity).toBeCloseTo(velocity);
});

it('is 0 after a hold without a sample, also when the release is noted after it', () => {
  const { tracker, place, time, velocity } = velocityAfter([[200, 2]], 100);
  expect(velocity).toBe(0);
  tracker.add(place, time + 300);
  expect(tracker.at(time + 300).x).toBe(0);
});

it('is 0 without a distance or a time to measure', () => {
  const tracker = createVelocityTracker();
  expect(tracker.at(0)).toEqual({ x: 0, y: 0 });
  tracker.add({ x: 10, y: 0 }, 5);
  tracker.add({ x: 40, y: 0 }, 6);
  expect(tracker.at(6)).toEqual({ x: 0, y: 0 });
});
