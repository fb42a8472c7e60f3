import { describe, expect, it } from 'vitest';
import { createWheelGesture, type WheelStep } from './wheel-gesture.ts';
import * as wheel from './wheel-streams.ts';

/** The steps that a stream makes, with their times in ms. */
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

/** ms between the first two steps. */
function pauseBetweenSteps(stream: wheel.WheelStream): number {
  const [first, second] = stepsOf(stream);
  return (second?.time ?? Number.NaN) - (first?.time ?? Number.NaN);
}

describe('pages moved are the pages meant', () => {
  it.each(wheel.streams)('%s', (_, meant, stream) => {
    expect(directions(stream)).toEqual(meant);
  });
});

describe('time of a step', () => {
  it('is the first notch of a wheel', () => {
    expect(stepsOf(wheel.slowNotches)[0]?.time).toBe(wheel.slowNotches[0]?.timeStamp);
    expect(stepsOf(wheel.spunLines)[0]?.time).toBe(wheel.spunLines[0]?.timeStamp);
  });

  it.each([
    ['even notches', wheel.spunWheel],
    ['strokes', wheel.strokedWheel],
    ['lines', wheel.spunLines],
    ['fingers', wheel.longDrag],
  ])('leaves the lockout between two steps of one gesture: %s', (_, stream) => {
    expect(pauseBetweenSteps(stream)).toBeGreaterThanOrEqual(700);
  });

  it('of a second push is at once, within the lockout', () => {
    expect(pauseBetweenSteps(wheel.twoSwipes)).toBeLessThan(700);
  });
});

describe('a gesture that something else took', () => {
  it('makes no step with its inertia once nothing takes it any more', () => {
    expect(directions(wheel.strongSwipe, (time) => time < 60)).toEqual([]);
  });

  it('makes no step even if it was taken for a few px only', () => {
    const [first] = wheel.strongSwipe;
    expect(directions(wheel.strongSwipe, (time) => time === first?.timeStamp)).toEqual([]);
  });

  it('is over with the next gesture', () => {
    expect(directions(wheel.twoSwipes, (time) => time < 400)).toEqual([1]);
    expect(directions(wheel.slowNotches, (time) => time < 1900)).toEqual([1, 1]);
  });
});
