import { useEffect, useEffectEvent, useState } from 'react';
import { createWheelGesture } from '#src/gestures/wheel-gesture.ts';
import { handleWheel, type MakeStep } from '#src/gestures/wheel-steps.ts';
import { isOfSite } from '#src/lib/dom.ts';
import { isPageZoomed } from '#src/lib/visitor-settings.ts';
import { useVisitStore } from '#src/store/visit-store.ts';

/** Whether an element can still scroll vertically in the wheel's direction. */
export function canScroll(element: Element, { deltaX, deltaY }: WheelEvent): boolean {
  const { scrollTop, scrollHeight, clientHeight } = element;
  if (Math.abs(deltaX) > Math.abs(deltaY)) return false;
  // Both heights are rounded, so 1 px may not be scrollable.
  return deltaY > 0 ? scrollHeight - clientHeight - scrollTop > 1 : scrollTop > 0;
}

interface WheelStepsOptions {
  /**
   * Makes no steps while something covers the component, but still follows the wheel, by a passive
   * listener: the inertia of the gesture that removes the cover must make none either.
   */
  inert?: boolean;
  /** Something else uses the event, such as a page that can still scroll. */
  isConsumed: (event: WheelEvent) => boolean;
}

/**
 * Turns wheel gestures anywhere on the site into steps, one per gesture, and none for
 * `gestureLockout` after a step. On a zoomed page they pan it.
 */
export function useWheelSteps(onStep: MakeStep, { inert = false, isConsumed }: WheelStepsOptions) {
  const store = useVisitStore();
  const [gesture] = useState(() => createWheelGesture(performance.now()));
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const consumed = inert || !isOfSite(event) || isPageZoomed() || isConsumed(event);
    const { wheelStepAt: lastStepAt, setWheelStepAt } = store.getState();
    if (handleWheel(event, { gesture, lastStepAt, onStep }, consumed))
      setWheelStepAt(event.timeStamp);
  });

  useEffect(() => {
    // React's own wheel listeners are passive (facebook/react#22794, open for 19.3).
    window.addEventListener('wheel', onWheel, { passive: inert });
    return () => window.removeEventListener('wheel', onWheel);
  }, [inert]);
}
