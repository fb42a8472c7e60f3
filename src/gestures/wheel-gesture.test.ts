import { expect, it } from 'vitest';
import * as wheel from '#tests/support/wheel-streams.ts';
import { createWheelStepDetector } from './wheel-gesture.ts';
import { stepByWheel } from './wheel-steps.ts';

interface Options {
  /** ms for which another element consumes the stream. */
  consumed?: number;
  /** Time of another element's wheel step, ms. */
  lastStep?: number;
  /** Start of listening, ms. */
  since?: number;
  /** Direction in which `onStep` returns false. */
  end?: -1 | 1;
}

/** Returns the steps that a stream makes, with their times in ms. */
function stepsOf(stream: wheel.WheelStream, options: Options = {}) {
  const { consumed = 0, lastStep = Number.NEGATIVE_INFINITY, end } = options;
  const steps: { step: -1 | 1; time: number }[] = [];
  const detectStep = createWheelStepDetector(options.since);
  let lastStepAt = lastStep;
  for (const sample of stream) {
    const onStep = (step: -1 | 1) => {
      if (step === end) return false;
      steps.push({ step, time: sample.timeStamp });
      return true;
    };
    if (stepByWheel(sample, { detectStep, lastStepAt, onStep }, sample.timeStamp < consumed))
      lastStepAt = sample.timeStamp;
  }
  return steps;
}

it.each(wheel.streams)('createWheelStepDetector detects the steps of %s', (_, steps, stream) => {
  expect(stepsOf(stream).map(({ step }) => step)).toEqual(steps);
});

it.each([
  ['that counts lines', wheel.spunLines],
  ['with notches of 4 px, as on a Mac', wheel.slowMacNotches],
])('a step comes with the first notch of a wheel %s', (_, stream) => {
  expect(stepsOf(stream)[0]?.time).toBe(stream[0]?.timeStamp);
});

it.each(wheel.streams)(
  'createWheelStepDetector makes steps at least 700 ms apart: %s',
  (_, steps, stream) => {
    const times = stepsOf(stream).map(({ time }) => time);
    expect(times).toHaveLength(steps.length);
    for (const [index, time] of times.slice(1).entries()) {
      expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(700);
    }
  },
);

it.each([
  ['makes no step with its inertia', wheel.strongSwipe, 60, 0],
  ['makes no step even if only a few px were consumed', wheel.strongSwipe, 9, 0],
  ['does not affect the next swipe', wheel.twoSwipes, 700, 1],
  ['does not affect the next notches', wheel.slowNotches, 1900, 2],
])('a gesture that another element consumed %s', (_, stream, consumed, steps) => {
  expect(stepsOf(stream, { consumed }).map(({ step }) => step)).toEqual(Array(steps).fill(1));
});

it.each([
  ['a notch within 700 ms makes no step', wheel.slowNotches, 301, [2000, 3000]],
  ['a notch 700 ms later makes a step', wheel.slowNotches, 300, [1000, 2000, 3000]],
  ['a swipe that began within 700 ms makes no step', wheel.strongSwipe, -600, []],
])('after a step of another element %s', (_, stream, lastStep, times) => {
  expect(stepsOf(stream, { lastStep }).map(({ time }) => time)).toEqual(times);
});

it.each([
  ['makes no step 150 ms after the start of listening: it may be inertia', -150, []],
  ['makes no step when it began before the start of listening', 150, []],
  ['makes a step 250 ms after the start of listening', -250, [1]],
])('the first swipe %s', (_, since, steps) => {
  expect(stepsOf(wheel.strongSwipe, { since }).map(({ step }) => step)).toEqual(steps);
});

it('a notch that can make no step does not delay one in the other direction', () => {
  expect(stepsOf(wheel.notchesBackAndForth, { end: -1 })).toEqual([{ step: 1, time: 600 }]);
});
