import { expect, it } from 'vitest';
import { releaseTarget, type Sample, velocityAt } from './drag-release.ts';

const pressed: Sample = { x: 100, y: 7, time: 1000 };

/** A drag with a sample every 8 ms. @param legs durations in ms, and velocities in px/ms */
function drag(...legs: [duration: number, velocity: number][]): Sample[] {
  const samples = [pressed];
  let { x, time } = pressed;
  for (const [duration, velocity] of legs) {
    for (const end = time + duration; time < end; ) {
      time += 8;
      x += velocity * 8;
      samples.push({ ...pressed, x, time });
    }
  }
  return samples;
}

it.each<[string, Sample[], time: number, velocity: number]>([
  ['a steady drag', drag([400, -0.5]), 1400, -0.5],
  ['a drag of less than 80 ms', drag([24, 2]), 1024, 2],
  ['the flick after a hold', drag([400, 0], [80, 1.5]), 1480, 1.5],
  ['the new direction of a drag that turned back', drag([200, 1], [80, -0.4]), 1280, -0.4],
  ['0 after a hold of 104 ms', drag([200, 2], [104, 0]), 1304, 0],
  ['0 when the last sample is 100 ms old', drag([200, 2]), 1300, 0],
  [
    '0 when a sample after 300 ms has the same position',
    [...drag([200, 2]), { ...pressed, x: 500, time: 1500 }],
    1500,
    0,
  ],
  ['0 when there is no sample', [], 0, 0],
  ['0 when the drag lasts only 1 ms', [pressed, { ...pressed, x: 130, time: 1001 }], 1001, 0],
])('velocityAt measures %s', (_, samples, time, velocity) => {
  const measured = velocityAt(samples, time);
  expect(measured.x).toBeCloseTo(velocity);
  expect(measured.y).toBe(0);
});

/** px/ms: a flick is faster than 0.3. */
const fast = 0.31;

it.each([
  ['the next slide after a flick', 1, 1.05, fast, 2],
  ['the previous slide after a flick back', 1, 0.95, -fast, 0],
  ['the previous slide after a long drag and a flick back', 1, 1.7, -fast, 0],
  ['the same slide when a drag is just too slow for a flick', 1, 1.2, 0.3, 1],
  ['the next slide after a slow drag past the middle', 1, 1.6, 0.1, 2],
  ['the same slide after a slow drag short of the middle', 1, 1.4, 0.1, 1],
  ['the next slide, not the last, after a long slow drag', 1, 2.8, 0, 2],
  ['the next slide after a flick that begins between two slides', 1.6, 1.5, fast, 2],
  ['the previous slide after a flick back that begins between two slides', 1.6, 1.7, -fast, 1],
  ['the first slide after a flick beyond the start', 0, -0.3, -2, 0],
  ['the last slide after a flick beyond the end', 3, 3.6, 2, 3],
  ['the first slide after a flick that begins beyond the start', -0.2, -0.1, -fast, 0],
])('releaseTarget returns %s', (_, start, position, velocity, target) => {
  expect(releaseTarget({ start, position, velocity, count: 4 })).toBe(target);
});
