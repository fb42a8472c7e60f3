import { expect, it } from 'vitest';
import { type Sample, velocityAt } from './velocity.ts';

/** Samples a drag every 8 ms, whose legs last so many ms at so many px/ms. */
function drag(...legs: [duration: number, velocity: number][]): Sample[] {
  const samples = [{ x: 100, y: 7, time: 1000 }];
  let [x, time] = [100, 1000];
  for (const [duration, velocity] of legs) {
    for (const end = time + duration; time < end; ) {
      time += 8;
      x += velocity * 8;
      samples.push({ x, y: 7, time });
    }
  }
  return samples;
}

it.each<[string, Sample[], number]>([
  ['a steady drag', drag([400, -0.5]), -0.5],
  ['a drag that is shorter than its window', drag([24, 2]), 2],
  ['the flick after a hold', drag([400, 0], [80, 1.5]), 1.5],
  ['the new direction of a drag that turned back', drag([200, 1], [80, -0.4]), -0.4],
  ['0 when the drag was followed by a hold', drag([200, 2], [104, 0]), 0],
])('velocityAt measures %s', (_, samples, velocity) => {
  const measured = velocityAt(samples, samples.at(-1)?.time ?? 0);
  expect(measured.x).toBeCloseTo(velocity);
  expect(measured.y).toBe(0);
});

it('velocityAt returns 0 when there was no sample for a while', () => {
  const samples = drag([200, 2]);
  expect(velocityAt(samples, 1300).x).toBe(0);
  expect(velocityAt([...samples, { x: 500, y: 7, time: 1500 }], 1500).x).toBe(0);
});

it('velocityAt returns 0 when the samples are too few or too close', () => {
  const [first, second] = [
    { x: 10, y: 0, time: 5 },
    { x: 40, y: 0, time: 6 },
  ];
  expect(velocityAt([], 0)).toEqual({ x: 0, y: 0 });
  expect(velocityAt([first, second], 6)).toEqual({ x: 0, y: 0 });
});
