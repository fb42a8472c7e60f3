import { createWheelGesture, type WheelGesture, type WheelStep } from './wheel-gesture.ts';
import type { WheelAxis } from './wheel-sample.ts';

export interface WheelStepsOptions {
  /** Default `both`. */
  axis?: WheelAxis;
  /** Without it the browser does as it likes, and the gesture is spent. Default true. */
  enabled?: boolean;
  /** True where the event belongs to something else, as a page that can still scroll: likewise. */
  shouldIgnore?: (event: WheelEvent) => boolean;
}

/**
 * The one memory of the whole site: the inertia of the gesture that unlocked the lock screen must
 * not turn a page of the slider that it uncovered.
 */
const sharedGesture = createWheelGesture();

/** The step that a wheel event makes; keeps the browser from scrolling where the event counts. */
export function handleWheel(
  event: WheelEvent,
  { axis = 'both', enabled = true, shouldIgnore }: WheelStepsOptions,
  gesture: WheelGesture = sharedGesture,
): WheelStep {
  const { deltaX, deltaY, deltaMode, ctrlKey, timeStamp: time } = event;
  const taken = !enabled || shouldIgnore?.(event) === true;
  const step = gesture.push({ deltaX, deltaY, deltaMode, ctrlKey, time }, { axis, taken });
  const mine = axis === 'both' || axis === gesture.axis;
  if (!taken && !ctrlKey && mine && event.cancelable) event.preventDefault();
  return step;
}
