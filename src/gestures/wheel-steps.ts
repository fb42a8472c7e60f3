import { gestureLockout } from '#src/lib/specification.ts';
import type { WheelSample } from './wheel-sample.ts';
import type { WheelStep, WheelStepDetector } from './wheel-step-detector.ts';

/** Makes a step if possible. Returns whether a step was made. */
export type MakeStep = (direction: WheelStep['direction'], axis: WheelStep['axis']) => boolean;

interface Wheel {
  detectStep: WheelStepDetector;
  /** Time of the last wheel step of any component, ms (`Event.timeStamp`). */
  lastStepAt: number;
  onStep: MakeStep;
}

/**
 * Makes the step that an event completes, but none within `gestureLockout` after the last step.
 * Returns whether a step was made.
 * @param consumed whether another element uses the event, such as a page that can scroll
 */
export function stepByWheel(sample: WheelSample, wheel: Wheel, consumed: boolean): boolean {
  const { detectStep, lastStepAt, onStep } = wheel;
  const step = detectStep(sample, consumed);
  if (!step || sample.timeStamp - lastStepAt < gestureLockout) return false;
  return onStep(step.direction, step.axis);
}

/** Like `stepByWheel`, but also prevents scrolling if the event is neither consumed nor a zoom. */
export function preventAndStep(event: WheelEvent, wheel: Wheel, consumed: boolean): boolean {
  if (!consumed && !event.ctrlKey && event.cancelable) event.preventDefault();
  return stepByWheel(event, wheel, consumed);
}
