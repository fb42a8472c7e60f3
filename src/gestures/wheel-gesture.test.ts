import { describe, expect, it } from 'vitest';
import * as wheel from '#tests/support/wheel-streams.ts';
import { createWheelGesture, type WheelStep } from './wheel-gesture.ts';

/** Returns the steps that a stream makes, with their times in ms. */
function stepsOf(stream: wheel.WheelStream, isTakenAt: (time: number) => boolean = () => false) {
  const gesture = createWheelGesture();
  return stream.flatMap((sample) => {
    const step = gesture.push(sample, isTakenAt(sample.timeStamp));
    return step === 0 ? [] : [{ step, time: sample.timeStamp }];
  });
}

function directions(...parameters: Parameters<typeof stepsOf>): WheelStep[] {
  return stepsOf(...parameters).map(({ step }) => step);
}

/** Returns the ms between the first two steps. */
function pauseBetweenSteps(stream: wheel.WheelStream): number {
  const [first, second] = stepsOf(stream);
  return (second?.time ?? Number.NaN) - (first?.time ?? Number.NaN);
}

describe('the wheel detector', () => {
  it.each(wheel.streams)('makes the steps that were meant by %s', (_, meant, stream) => {
    expect(directions(stream)).toEqual(meant);
  });
});

describe('a step', () => {
  it('comes with the first notch of a wheel', () => {
    expect(stepsOf(wheel.slowNotches)[0]?.time).toBe(wheel.slowNotches[0]?.timeStamp);
    expect(stepsOf(wheel.spunLines)[0]?.time).toBe(wheel.spunLines[0]?.timeStamp);
  });

  it.each([
    ['even notches', wheel.spunWheel],
    ['strokes', wheel.strokedWheel],
    ['lines', wheel.spunLines],
    ['fingers', wheel.longDrag],
  ])('comes no sooner than 700 ms after the last one in a gesture of %s', (_, stream) => {
    expect(pauseBetweenSteps(stream)).toBeGreaterThanOrEqual(700);
  });

  it('comes at once when a second gesture begins', () => {
    expect(pauseBetweenSteps(wheel.twoSwipes)).toBeLessThan(700);
  });
});

describe('a gesture that scrolled something else', () => {
  it('makes no step with its inertia', () => {
    expect(directions(wheel.strongSwipe, (time) => time < 60)).toEqual([]);
  });

  it('makes no step even if it scrolled only a few px', () => {
    const [first] = wheel.strongSwipe;
    expect(directions(wheel.strongSwipe, (time) => time === first?.timeStamp)).toEqual([]);
  });

  it('does not affect the next gesture', () => {
    expect(directions(wheel.twoSwipes, (time) => time < 400)).toEqual([1]);
    expect(directions(wheel.slowNotches, (time) => time < 1900)).toEqual([1, 1]);
  });
});
