import { expect, it, vi } from 'vitest';
import { pinch, strongSwipe, type WheelStream } from '#tests/support/wheel-streams.ts';
import { createWheelGesture } from './wheel-gesture.ts';
import { handleWheel } from './wheel-steps.ts';

const whole = strongSwipe.length;

it.each<[string, WheelStream, { isTaken?: true; cancelable?: false }, number, number]>([
  ['prevents scrolling by the whole gesture that makes a step', strongSwipe, {}, 1, whole],
  ['ignores a gesture that scrolls something else', strongSwipe, { isTaken: true }, 0, 0],
  ['ignores a pinch, which zooms the page', pinch, {}, 0, 0],
  ['makes a step by events that it cannot prevent', strongSwipe, { cancelable: false }, 1, 0],
])('handleWheel %s', (_, stream, { isTaken = false, ...values }, steps, prevented) => {
  const onStep = vi.fn(() => true);
  const lastStep = { time: Number.NEGATIVE_INFINITY };
  const wheel = { gesture: createWheelGesture(), lastStep, onStep };
  const preventDefault = vi.fn<() => void>();
  for (const sample of stream) {
    const event: Partial<WheelEvent> = { ...sample, cancelable: true, ...values, preventDefault };
    handleWheel(event as WheelEvent, wheel, isTaken);
  }
  expect(onStep).toHaveBeenCalledTimes(steps);
  expect(preventDefault).toHaveBeenCalledTimes(prevented);
});
