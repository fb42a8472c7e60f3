import { describe, expect, it } from 'vitest';
import { gestureLockout } from '#src/config/specification.ts';
import { createWheelGesture, type WheelStep, type WheelUse } from './wheel-gesture.ts';
import * as streams from './wheel-streams.ts';

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
  it.each<[name: string, stream: streams.WheelStream, meant: WheelStep[]]>([
    ['slow trackpad swipe, macOS', streams.macTrackpadSlow, [1]],
    ['fast trackpad swipe, macOS', streams.macTrackpadFast, [1]],
    ['two trackpad swipes, macOS', streams.macDoubleSwipe, [1, 1]],
    ['trackpad swipe sideways, macOS', streams.macTrackpadSideways, [-1]],
    ['diagonal trackpad swipe, macOS', streams.macTrackpadDiagonal, [1]],
    ['Magic Mouse', streams.magicMouse, [1]],
    ['touchpad swipe, Windows', streams.windowsTouchpad, [1]],
    ['two touchpad swipes, Windows', streams.windowsTouchpadTwice, [1, 1]],
    ['a weak and a strong swipe', streams.weakAndStrongSwipe, [1, 1]],
    ['a swipe that is stopped, and another one', streams.stoppedAndSwipedAgain, [1, 1]],
    ['three notches, a second apart', streams.notchedWheelSlow, [1, 1, 1]],
    ['four notches in one go', streams.notchedWheelStroke, [1]],
    ['a second of even notches', streams.notchedWheelSpun, [1, 1]],
    ['a second of notches that slow down', streams.notchedWheelSlowing, [1, 1]],
    ['a second of strokes of the wheel', streams.notchedWheelStrokes, [1, 1]],
    ['accelerated notches, macOS', streams.macNotchedWheel, [1]],
    ['one notch of a high-resolution wheel', streams.highResolutionNotch, [1]],
    ['notches to and fro, Firefox', streams.firefoxLines, [1, -1, 1]],
    ['a second of even notches, Firefox', streams.firefoxLinesSpun, [1, 1]],
    ['swipe against the inertia', streams.oppositeSwipes, [1, -1]],
    ['swipe that bounces', streams.bouncingSwipe, [1]],
    ['swipe on a machine that halts', streams.haltingSwipe, [1]],
    ['swipe on a machine that is slow', streams.slowedSwipe, [1]],
    ['swipe on a machine that catches up', streams.catchingUpSwipe, [1]],
    ['swipe with uneven inertia', streams.unevenSwipe, [1]],
    ['fingers that push for 1.3 s', streams.longDrag, [1, 1]],
    ['fingers that push for 0.5 s', streams.shortDrag, [1]],
    ['fingers that rest', streams.restingFingers, []],
    ['pinch', streams.pinch, []],
  ])('%s', (_, stream, meant) => {
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
