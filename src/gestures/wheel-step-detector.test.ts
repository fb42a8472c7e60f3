import { expect, it } from 'vitest';
import * as wheel from '#tests/support/wheel-streams.ts';
import { createWheelStepDetector } from './wheel-step-detector.ts';
import { stepByWheel } from './wheel-steps.ts';

interface Options {
  /** Time until which another element consumes the stream, ms. */
  consumedUntil?: number;
  /** Time of another element's wheel step, ms. */
  lastStepAt?: number;
  /** ms */
  listeningSince?: number;
  /** Direction in which no step is possible. */
  end?: -1 | 1;
}

/** The directions of the steps that a stream makes, and their times in ms. */
function stepsOf(stream: wheel.WheelStream, options: Options = {}) {
  const { consumedUntil = 0, listeningSince, end } = options;
  let { lastStepAt = Number.NEGATIVE_INFINITY } = options;
  const steps: { direction: -1 | 1; time: number }[] = [];
  const detectStep = createWheelStepDetector(listeningSince);
  for (const sample of stream) {
    const { timeStamp: time } = sample;
    const onStep = (direction: -1 | 1) => {
      if (direction === end) return false;
      steps.push({ direction, time });
      return true;
    };
    if (stepByWheel(sample, { detectStep, lastStepAt, onStep }, time < consumedUntil))
      lastStepAt = time;
  }
  return steps;
}

it.each(wheel.streams)('the detector finds the steps of: %s', (_, directions, stream) => {
  expect(stepsOf(stream).map(({ direction }) => direction)).toEqual(directions);
});

it.each([
  ['3 lines', wheel.spunLines],
  ['4 px (macOS)', wheel.slowMacNotches],
])('the first notch of %s makes a step', (_, stream) => {
  expect(stepsOf(stream)[0]?.time).toBe(stream[0]?.timeStamp);
});

it.each(wheel.streams)('steps are at least 700 ms apart: %s', (_, _directions, stream) => {
  let previous = Number.NEGATIVE_INFINITY;
  for (const { time } of stepsOf(stream)) {
    expect(time - previous).toBeGreaterThanOrEqual(700);
    previous = time;
  }
});

it.each([
  ['makes no step with its inertia', wheel.strongSwipe, 60, 0],
  ['makes no step even if only its first sample was consumed', wheel.strongSwipe, 9, 0],
  ['does not affect the next swipe', wheel.twoSwipes, 700, 1],
  ['does not affect the next notches', wheel.slowNotches, 1900, 2],
])('a gesture that another element consumed %s', (_, stream, consumedUntil, count) => {
  expect(stepsOf(stream, { consumedUntil })).toHaveLength(count);
});

// The notches come at 1000, 2000 and 3000 ms, the swipe begins at 8 ms.
it.each([
  ['a notch within 700 ms makes no step', wheel.slowNotches, 301, [2000, 3000]],
  ['a notch 700 ms later makes a step', wheel.slowNotches, 300, [1000, 2000, 3000]],
  ['a swipe that began within 700 ms makes no step', wheel.strongSwipe, -600, []],
])('after a step of another element %s', (_, stream, lastStepAt, times) => {
  expect(stepsOf(stream, { lastStepAt }).map(({ time }) => time)).toEqual(times);
});

it.each([
  ['makes no step 150 ms after the start of listening, because it may be inertia', -150, 0],
  ['makes no step when it began before the start of listening', 150, 0],
  ['makes a step 250 ms after the start of listening', -250, 1],
])('the first swipe %s', (_, listeningSince, count) => {
  expect(stepsOf(wheel.strongSwipe, { listeningSince })).toHaveLength(count);
});

it('a notch that can make no step does not delay a notch in the other direction', () => {
  expect(stepsOf(wheel.notchesBackAndForth, { end: -1 })).toEqual([{ direction: 1, time: 600 }]);
});
