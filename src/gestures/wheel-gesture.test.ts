import { expect, it } from 'vitest';
import * as wheel from '#tests/support/wheel-streams.ts';
import { createWheelGesture } from './wheel-gesture.ts';

/**
 * Returns the steps that a stream makes, with their times in ms.
 * @param taken ms for which it scrolls something else
 */
function stepsOf(stream: wheel.WheelStream, taken = 0) {
  const gesture = createWheelGesture();
  return stream.flatMap((sample) => {
    const { timeStamp: time } = sample;
    const step = gesture.push(sample, time < taken);
    return step === 0 ? [] : [{ step, time }];
  });
}

it.each(wheel.streams)('the wheel detector makes the steps meant by %s', (_, meant, stream) => {
  expect(stepsOf(stream).map(({ step }) => step)).toEqual(meant);
});

it('a step comes with the first notch of a wheel that counts lines', () => {
  expect(stepsOf(wheel.spunLines)[0]?.time).toBe(wheel.spunLines[0]?.timeStamp);
});

it.each([
  ['even notches', wheel.spunWheel],
  ['strokes', wheel.strokedWheel],
  ['lines', wheel.spunLines],
  ['fingers', wheel.longDrag],
])('a step comes no sooner than 700 ms after the last one in a gesture of %s', (_, stream) => {
  const [first = 0, second = 0] = stepsOf(stream).map(({ time }) => time);
  expect(second - first).toBeGreaterThanOrEqual(700);
});

it.each([
  ['makes no step with its inertia', wheel.strongSwipe, 60, 0],
  ['makes no step even if it scrolled only a few px', wheel.strongSwipe, 9, 0],
  ['does not affect the next swipe', wheel.twoSwipes, 400, 1],
  ['does not affect the next notches', wheel.slowNotches, 1900, 2],
])('a gesture that scrolled something else %s', (_, stream, taken, steps) => {
  expect(stepsOf(stream, taken).map(({ step }) => step)).toEqual(Array(steps).fill(1));
});
