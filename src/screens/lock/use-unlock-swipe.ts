import { type PointerEvent, useRef } from 'react';
import { lockFade } from '#src/config/specification.ts';

/** Vertical way in px that makes a movement a swipe: clearly more than a tap that slipped. */
const swipeDistance = 48;

/** Unlocks by a swipe up or down anywhere, with finger, pen or mouse. */
export function useUnlockSwipe(unlock: (duration: number) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);

  return {
    onPointerDown(event: PointerEvent) {
      // A second finger begins a pinch, which belongs to the browser.
      start.current =
        event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current) return;
      const x = Math.abs(event.clientX - start.current.x);
      const y = Math.abs(event.clientY - start.current.y);
      if (y < swipeDistance || y < x) return;
      start.current = undefined;
      unlock(lockFade);
    },
    onPointerUp() {
      start.current = undefined;
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
