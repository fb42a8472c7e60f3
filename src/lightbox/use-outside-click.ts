import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** px; a pointer that moved further between down and up did not click. */
const clickSlip = 10;

/** What belongs to the viewer; everything else is outside. */
const inside = 'button, img, h2, p, [role="alert"]';

function isOutside({ target }: { target: EventTarget }): boolean {
  return target instanceof Element && !target.closest(inside);
}

/** Handlers that call `onClick` for a click, down and up, outside the picture; not for the end of a swipe. */
export function useOutsideClick(onClick: () => void) {
  const down = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDownCapture(event: PointerEvent) {
      down.current = isOutside(event) ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onClick(event: MouseEvent) {
      const from = down.current;
      down.current = undefined;
      if (!from || !isOutside(event)) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < clickSlip) onClick();
    },
  };
}
