import { useEffect, useEffectEvent, useState } from 'react';
import { gestureLockout } from '#src/config/specification.ts';
import { isOfSite } from '#src/lib/dom.ts';
import { isPageZoomed } from '#src/lib/visitor-settings.ts';
import { createWheelGesture, type WheelGesture, type WheelStep } from './wheel-gesture.ts';

/** When a wheel has last unlocked or turned something, ms (`Event.timeStamp`). */
export const lastWheelStep = { time: Number.NEGATIVE_INFINITY };

/** Makes a step. Returns false at an end, where there is nothing to turn to. */
type MakeStep = (step: Exclude<WheelStep, 0>) => boolean;

interface Wheel {
  gesture: WheelGesture;
  /** When a wheel has last made a step, here or elsewhere, ms (`Event.timeStamp`). */
  lastStep: { time: number };
  onStep: MakeStep;
}

/** Prevents scrolling by an event and makes its step, unless something else consumes it. */
export function handleWheel(event: WheelEvent, wheel: Wheel, consumed: boolean) {
  const { gesture, lastStep, onStep } = wheel;
  const { timeStamp: time } = event;
  if (!consumed && !event.ctrlKey && event.cancelable) event.preventDefault();
  const step = gesture.push(event, consumed);
  if (step === 0 || time - lastStep.time < gestureLockout) return;
  if (onStep(step)) lastStep.time = time;
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

/**
 * Turns wheel gestures anywhere on the site into steps, one per gesture, and none for
 * `gestureLockout` after a step. On a zoomed page they pan it.
 */
export function useWheelSteps(onStep: MakeStep, { inert = false, isConsumed }: WheelStepsOptions) {
  const [gesture] = useState(() => createWheelGesture(performance.now()));
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isOthers = inert || !isOfSite(event) || isPageZoomed() || isConsumed(event);
    handleWheel(event, { gesture, lastStep: lastWheelStep, onStep }, isOthers);
  });

  useEffect(() => {
    // React's own wheel listeners are passive (facebook/react#22794, open for 19.3).
    window.addEventListener('wheel', onWheel, { passive: inert });
    return () => window.removeEventListener('wheel', onWheel);
  }, [inert]);
}
