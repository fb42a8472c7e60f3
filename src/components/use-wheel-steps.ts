import { useEffect, useEffectEvent, useState } from 'react';
import { createWheelStepDetector } from '#src/gestures/wheel-step-detector.ts';
import { type MakeStep, preventAndStep } from '#src/gestures/wheel-steps.ts';
import { isSiteEvent } from '#src/lib/dom.ts';
import { isPinchZoomed } from '#src/lib/pinch-zoom.ts';
import { useVisitStore } from '#src/store/visit-store.ts';

/** Whether an element can still scroll vertically in the wheel's direction. */
export function canScroll(element: Element, { deltaX, deltaY }: WheelEvent): boolean {
  const { scrollTop, scrollHeight, clientHeight } = element;
  if (Math.abs(deltaX) > Math.abs(deltaY)) return false;
  // Browsers round both heights, so 1 px may not be scrollable.
  return deltaY > 0 ? scrollHeight - clientHeight - scrollTop > 1 : scrollTop > 0;
}

interface WheelStepsOptions {
  /**
   * Counts all events as consumed, and makes the listener passive. If a gesture begins while muted,
   * its inertia makes no step afterwards.
   */
  muted?: boolean;
  /** Whether another element, such as a page that can scroll, uses the event. */
  isConsumed: (event: WheelEvent) => boolean;
}

/**
 * Calls `onStep` for each step of the wheel (`createWheelStepDetector`) anywhere on the site, but
 * not within `gestureLockout` of another step. On a zoomed page the wheel pans.
 */
export function useWheelSteps(onStep: MakeStep, { muted = false, isConsumed }: WheelStepsOptions) {
  const store = useVisitStore();
  const [detectStep] = useState(() => createWheelStepDetector(performance.now()));
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const consumed = muted || !isSiteEvent(event) || isPinchZoomed() || isConsumed(event);
    const { wheelStepAt: lastStepAt, setWheelStepAt } = store.getState();
    if (preventAndStep(event, { detectStep, lastStepAt, onStep }, consumed))
      setWheelStepAt(event.timeStamp);
  });

  useEffect(() => {
    // React's wheel listeners are passive (facebook/react#22794).
    window.addEventListener('wheel', onWheel, { passive: muted });
    return () => window.removeEventListener('wheel', onWheel);
  }, [muted]);
}
