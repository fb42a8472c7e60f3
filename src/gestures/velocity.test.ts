import { expect, it } from 'vitest';
import { createVelocityTracker } from './velocity.ts';

/** A drag with a sample every 8 ms, through `[duration in ms, px/ms]` legs; where it is and when. */
function drag(...legs: [duration: number, velocity: number][]) {
  const tracker = createVelocityTracker();
  let [position, time] = [100, 1000];
  tracker.add(position, time);
  for (const [duration, velocity] of legs) {
    for (const end = time + duration; time < end; ) {
      time += 8;
      position += velocity * 8;
      tracker.add(position, time);
    }
  }
  return { tracker, position, time };
}

it('measures a steady drag', () => {
  const { tracker, time } = drag([400, -0.5]);
  expect(tracker.at(time)).toBeCloseTo(-0.5);
});

it('measures a drag that is shorter than its window', () => {
  const { tracker, time } = drag([24, 2]);
  expect(tracker.at(time)).toBeCloseTo(2);
});

it('measures the flick after a hold', () => {
  const { tracker, time } = drag([400, 0], [80, 1.5]);
  expect(tracker.at(time)).toBeCloseTo(1.5);
});

it('takes a drag that turned back for one in the new direction', () => {
  const { tracker, time } = drag([200, 1], [80, -0.4]);
  expect(tracker.at(time)).toBeCloseTo(-0.4);
});

it('is 0 after a hold, with and without samples that say so', () => {
  const silent = drag([200, 2]);
  expect(silent.tracker.at(silent.time + 100)).toBe(0);
  const noted = drag([200, 2], [104, 0]);
  expect(noted.tracker.at(noted.time)).toBe(0);
});

it('is 0 when the release is noted only after a hold', () => {
  const { tracker, position, time } = drag([200, 2]);
  tracker.add(position, time + 300);
  expect(tracker.at(time + 300)).toBe(0);
});

it('is 0 without a distance or a time to measure', () => {
  const tracker = createVelocityTracker();
  expect(tracker.at(0)).toBe(0);
  tracker.add(10, 5);
  tracker.add(40, 6);
  expect(tracker.at(6)).toBe(0);
});
