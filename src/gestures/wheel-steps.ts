import { gestureLockout } from '#src/lib/specification.ts';
import type { WheelGesture, WheelSample, WheelStep } from './wheel-gesture.ts';

/** Makes a step. Returns false if there is nothing to step to, as at an end. */
export type MakeStep = (direction: WheelStep['direction'], axis: WheelStep['axis']) => boolean;

interface Wheel {
  gesture: WheelGesture;
  /** When a wheel has last made a step, here or elsewhere, ms (`Event.timeStamp`). */
  lastStepAt: number;
  onStep: MakeStep;
}

/**
 * Makes the step of a wheel event, if it has one, but none within `gestureLockout` of another.
 * Returns whether it has made one.
 * @param consumed by something else, such as a page that can still scroll: there is no step
 */
export function stepByWheel(sample: WheelSample, wheel: Wheel, consumed: boolean): boolean {
  const { gesture, lastStepAt, onStep } = wheel;
  const step = gesture.push(sample, consumed);
  if (!step || sample.timeStamp - lastStepAt < gestureLockout) return false;
  return onStep(step.direction, step.axis);
}

/** Prevents scrolling by a wheel event and makes its step, unless something else consumes it. */
export function handleWheel(event: WheelEvent, wheel: Wheel, consumed: boolean): boolean {
  if (!consumed && !event.ctrlKey && event.cancelable) event.preventDefault();
  return stepByWheel(event, wheel, consumed);
}
