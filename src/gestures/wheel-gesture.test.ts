import { describe, expect, it } from 'vitest';
import { gestureLockout } from '#src/config/specification.ts';
import { createWheelGesture, type WheelStep, type WheelUse } from './wheel-gesture.ts';
import * as streams from './wheel-streams.ts';
import { wheelTable } from './wheel-table.ts';

/** The steps that a stream makes, with their times in ms. */
function stepsOf(stream: streams.WheelStream, useAt: (time: number) => WheelUse = () => ({})) {
  const gesture = createWheelGesture();
  return stream.flatMap((sample) => {
    const step = gesture.push(sample, useAt(sample.time));
    return step === 0 ? [] : [{ step, time: sample.time }];
  });
}

function directions(...parameters: Parameters<typeof stepsOf>): WheelStep[] {
  return stepsOf(...parameters).map(({ step }) => step);
}

describe('pages moved are the pages meant', () => {
  it.each(wheelTable)('$name', ({ stream, meant }) => {
    expect(directions(stream)).toEqual(meant);
  });
});

describe('time of a step', () => {
  it('is the first notch of a wheel', () => {
    expect(stepsOf(streams.notchedWheelSlow)[0]?.time).toBe(0);
    expect(stepsOf(streams.firefoxLines)[0]?.time).toBe(0);
  });

  it.each([
    ['notched wheel', streams.notchedWheelSpun],
    ['strokes of a notched wheel', streams.notchedWheelStrokes],
    ['lines', streams.firefoxLinesSpun],
    ['fingers', streams.longDrag],
  ])('leaves the lockout between two steps of one gesture: %s', (_, stream) => {
    const [first, second] = stepsOf(stream);
    expect((second?.time ?? 0) - (first?.time ?? 0)).toBeGreaterThanOrEqual(gestureLockout);
  });

  it('of a second flick is at once, within the lockout', () => {
    const [first, second] = stepsOf(streams.macDoubleSwipe);
    expect((second?.time ?? 0) - (first?.time ?? 0)).toBeLessThan(gestureLockout);
  });
});

describe('axis', () => {
  it('lets only swipes along it count', () => {
    expect(directions(streams.macTrackpadFast, () => ({ axis: 'x' }))).toEqual([]);
    expect(directions(streams.macTrackpadSideways, () => ({ axis: 'x' }))).toEqual([-1]);
    expect(directions(streams.macTrackpadSideways, () => ({ axis: 'y' }))).toEqual([]);
  });
});

describe('a gesture that something else took', () => {
  it('makes no step with its inertia once nothing takes it any more', () => {
    expect(directions(streams.macTrackpadFast, (time) => ({ taken: time < 60 }))).toEqual([]);
  });

  it('is over with the next gesture', () => {
    expect(directions(streams.macDoubleSwipe, (time) => ({ taken: time < 520 }))).toEqual([1]);
    expect(directions(streams.notchedWheelSlow, (time) => ({ taken: time < 900 }))).toEqual([1, 1]);
  });
});
