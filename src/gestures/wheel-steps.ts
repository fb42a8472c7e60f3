import { gestureLockout } from '#src/lib/specification.ts';
import type { WheelGesture, WheelSample, WheelStep } from './wheel-gesture.ts';

/** When a wheel has last unlocked or turned something, ms (`Event.timeStamp`). */
export const lastWheelStep = { time: Number.NEGATIVE_INFINITY };

/** Makes a step. Returns false if there is nothing to step to, as at an end. */
export type MakeStep = (direction: WheelStep['direction'], axis: WheelStep['axis']) => boolean;

interface Wheel {
  gesture: WheelGesture;
  /** When a wheel has last made a step, here or elsewhere, ms (`Event.timeStamp`). */
  lastStep: { time: number };
  onStep: MakeStep;
}

/**
 * Makes the step of a wheel event, if it has one, but none within `gestureLockout` of another.
 * @param consumed by something else, such as a page that can still scroll: there is no step
 */
export function stepByWheel(sample: WheelSample, wheel: Wheel, consumed: boolean) {
  const { gesture, lastStep, onStep } = wheel;
  const { timeStamp: time } = sample;
  const step = gesture.push(sample, consumed);
  if (!step || time - lastStep.time < gestureLockout) return;
  if (onStep(step.direction, step.axis)) lastStep.time = time;
}

/** Prevents scrolling by a wheel event and makes its step, unless something else consumes it. */
export function handleWheel(event: WheelEvent, wheel: Wheel, consumed: boolean) {
  if (!consumed && !event.ctrlKey && event.cancelable) event.preventDefault();
  stepByWheel(event, wheel, consumed);
}
