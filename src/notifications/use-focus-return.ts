import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that moves the focus out of `region`, back to where it came from: removing what has
 * the focus would leave it nowhere.
 */
export function useFocusReturn(region: RefObject<HTMLElement | null>): () => void {
  const origin = useRef<EventTarget | null>(null);

  useEffect(() => {
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      if (isIn(region, target) && !isIn(region, relatedTarget)) origin.current = relatedTarget;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [region]);

  return useCallback(() => {
    if (isIn(region, document.activeElement) && origin.current instanceof HTMLElement) {
      origin.current.focus({ preventScroll: true });
    }
  }, [region]);
}

function isIn(region: RefObject<HTMLElement | null>, target: EventTarget | null): boolean {
  return target instanceof Node && region.current?.contains(target) === true;
}
