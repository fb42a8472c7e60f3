import { expect, it, vi } from 'vitest';
import { pinch, strongSwipe, type WheelStream } from '#tests/support/wheel-streams.ts';
import { createWheelStepDetector } from './wheel-step-detector.ts';
import { preventAndStep } from './wheel-steps.ts';

/** Number of events of the swipe. */
const all = strongSwipe.length;

it.each<[string, WheelStream, { isConsumed?: true; cancelable?: false }, number, number]>([
  ['makes a step, and prevents scrolling by all events of its gesture', strongSwipe, {}, 1, all],
  ['ignores a consumed gesture', strongSwipe, { isConsumed: true }, 0, 0],
  ['ignores a pinch, which zooms the page', pinch, {}, 0, 0],
  ['makes a step by events that are not cancelable', strongSwipe, { cancelable: false }, 1, 0],
])('preventAndStep %s', (_, stream, { isConsumed = false, ...values }, steps, prevented) => {
  const onStep = vi.fn(() => true);
  const detectStep = createWheelStepDetector();
  let lastStepAt = Number.NEGATIVE_INFINITY;
  const preventDefault = vi.fn<() => void>();
  for (const sample of stream) {
    const event: Partial<WheelEvent> = { ...sample, cancelable: true, ...values, preventDefault };
    if (preventAndStep(event as WheelEvent, { detectStep, lastStepAt, onStep }, isConsumed))
      lastStepAt = sample.timeStamp;
  }
  expect(onStep).toHaveBeenCalledTimes(steps);
  expect(preventDefault).toHaveBeenCalledTimes(prevented);
});
