import { type RefObject, useEffect, useEffectEvent } from 'react';
import {
  createWheelGesture,
  type WheelAxis,
  type WheelGesture,
  type WheelStep,
} from './wheel-gesture.ts';

export interface WheelStepsOptions {
  axis?: WheelAxis;
  /** False: the browser scrolls, and the gesture makes no step. */
  enabled?: boolean;
  /** The same for one event that belongs to something else, such as a page that can still scroll. */
  shouldIgnore?: (event: WheelEvent) => boolean;
}

/**
 * Shared by all elements, because a visitor has one wheel: the inertia of the gesture that unlocked the
 * lock screen must not turn a page of the slider that it uncovered.
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
  const counts = axis === 'both' || axis === gesture.axis;
  if (!taken && !ctrlKey && counts && event.cancelable) event.preventDefault();
  return step;
}

/**
 * Makes steps of the wheel gestures over an element: one per gesture. The element must be there when
 * the component mounts.
 * @param onStep -1 for left and up, 1 for right and down
 */
export function useWheelSteps(
  ref: RefObject<HTMLElement | null>,
  onStep: (step: -1 | 1, event: WheelEvent) => void,
  options: WheelStepsOptions = {},
) {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const step = handleWheel(event, options);
    if (step !== 0) onStep(step, event);
  });

  useEffect(() => {
    const element = ref.current;
    // React's own wheel listeners are passive: they could not keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [ref]);
}
