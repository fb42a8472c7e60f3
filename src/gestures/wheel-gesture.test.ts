import { expect, it } from 'vitest';
import * as wheel from '#tests/support/wheel-streams.ts';
import { createWheelGesture } from './wheel-gesture.ts';
import { stepByWheel } from './wheel-steps.ts';

interface Elsewhere {
  /** ms for which the stream scrolls something else. */
  taken?: number;
  /** When something else has made a step by wheel, ms. */
  lastStep?: number;
  /** When the page has begun to listen, ms. */
  since?: number;
  /** The steps to which there is nothing to turn, all by default not. */
  end?: -1 | 1;
}

/** Returns the steps that a stream makes, with their times in ms. */
function stepsOf(stream: wheel.WheelStream, elsewhere: Elsewhere = {}) {
  const { taken = 0, lastStep = Number.NEGATIVE_INFINITY, end } = elsewhere;
  const steps: { step: -1 | 1; time: number }[] = [];
  const gesture = createWheelGesture(elsewhere.since);
  let lastStepAt = lastStep;
  for (const sample of stream) {
    const onStep = (step: -1 | 1) => {
      if (step === end) return false;
      steps.push({ step, time: sample.timeStamp });
      return true;
    };
    if (stepByWheel(sample, { gesture, lastStepAt, onStep }, sample.timeStamp < taken))
      lastStepAt = sample.timeStamp;
  }
  return steps;
}

it.each(wheel.streams)('the wheel makes the steps meant by %s', (_, meant, stream) => {
  expect(stepsOf(stream).map(({ step }) => step)).toEqual(meant);
});

it.each([
  ['that counts lines', wheel.spunLines],
  ['of a Mac, which has 4 px', wheel.slowMacNotches],
])('a step comes with the first notch of a wheel %s', (_, stream) => {
  expect(stepsOf(stream)[0]?.time).toBe(stream[0]?.timeStamp);
});

it.each(wheel.streams)(
  'no step comes sooner than 700 ms after another of %s',
  (_, meant, stream) => {
    const times = stepsOf(stream).map(({ time }) => time);
    expect(times).toHaveLength(meant.length);
    for (const [index, time] of times.slice(1).entries()) {
      expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(700);
    }
  },
);

it.each([
  ['makes no step with its inertia', wheel.strongSwipe, 60, 0],
  ['makes no step even if it scrolled only a few px', wheel.strongSwipe, 9, 0],
  ['does not affect the next swipe', wheel.twoSwipes, 700, 1],
  ['does not affect the next notches', wheel.slowNotches, 1900, 2],
])('a gesture that scrolled something else %s', (_, stream, taken, steps) => {
  expect(stepsOf(stream, { taken }).map(({ step }) => step)).toEqual(Array(steps).fill(1));
});

it.each([
  ['the notch within 700 ms makes none', wheel.slowNotches, 301, [2000, 3000]],
  ['the notch 700 ms later makes one', wheel.slowNotches, 300, [1000, 2000, 3000]],
  ['a swipe that began before they were over makes none', wheel.strongSwipe, -600, []],
])('after a step by wheel elsewhere %s', (_, stream, lastStep, times) => {
  expect(stepsOf(stream, { lastStep }).map(({ time }) => time)).toEqual(times);
});

it.each([
  ['makes none 150 ms after the page has begun to listen: it may be the rest of one', -150, []],
  ['makes none when it has begun before that', 150, []],
  ['makes one 250 ms after that', -250, [1]],
])('the first swipe %s', (_, since, steps) => {
  expect(stepsOf(wheel.strongSwipe, { since }).map(({ step }) => step)).toEqual(steps);
});

it('a notch at an end, where there is nothing to turn to, delays none in the other direction', () => {
  expect(stepsOf(wheel.notchesBackAndForth, { end: -1 })).toEqual([{ step: 1, time: 600 }]);
});
