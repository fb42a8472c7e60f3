import { useEffect, useEffectEvent, useState } from 'react';
import { createWheelGesture, type WheelGesture } from './wheel-gesture.ts';

export function handleWheel(event: WheelEvent, gesture: WheelGesture, consumed: boolean) {
  if (!consumed && !event.ctrlKey && event.cancelable) event.preventDefault();
  return gesture.push(event, consumed);
}

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

/** Turns wheel gestures anywhere in the window into steps, one per gesture. */
export function useWheelSteps(
  onStep: (step: -1 | 1) => void,
  { inert = false, isConsumed }: WheelStepsOptions,
) {
  const [gesture] = useState(createWheelGesture);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const step = handleWheel(event, gesture, inert || isConsumed(event));
    if (step !== 0) onStep(step);
  });

  useEffect(() => {
    // React's own wheel listeners are passive (facebook/react#22794, open for 19.3).
    window.addEventListener('wheel', onWheel, { passive: inert });
    return () => window.removeEventListener('wheel', onWheel);
  }, [inert]);
}
