import { type RefObject, useEffect, useEffectEvent } from 'react';
import { handleWheel, type WheelStepsOptions } from './wheel-handler.ts';

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
