import { useEffect, useEffectEvent, useState } from 'react';
import { createWheelGesture, type WheelGesture, type WheelStep } from './wheel-gesture.ts';

/** The step that a wheel event makes; keeps the browser from scrolling where the event counts. */
export function handleWheel(event: WheelEvent, gesture: WheelGesture, taken: boolean): WheelStep {
  if (!taken && !event.ctrlKey && event.cancelable) event.preventDefault();
  return gesture.push(event, taken);
}

interface WheelStepsOptions {
  /**
   * Something lies over the component. Its gestures are only noted: the inertia of the one that
   * uncovers the component must make no step. The browser need not wait for this before it scrolls.
   */
  inert?: boolean;
  /** The event belongs to something else, such as a page that can still scroll. */
  isTaken: (event: WheelEvent) => boolean;
}

/**
 * Makes steps of the wheel gestures, wherever the pointer is: one per gesture.
 * @param onStep -1 for left and up, 1 for right and down
 */
export function useWheelSteps(
  onStep: (step: -1 | 1) => void,
  { inert = false, isTaken }: WheelStepsOptions,
) {
  const [gesture] = useState(createWheelGesture);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const step = handleWheel(event, gesture, inert || isTaken(event));
    if (step !== 0) onStep(step);
  });

  useEffect(() => {
    // React's own wheel listeners are passive, and could not keep the page from scrolling (facebook/react#22794, open for
    // 19.3).
    window.addEventListener('wheel', onWheel, { passive: inert });
    return () => window.removeEventListener('wheel', onWheel);
  }, [inert]);
}
