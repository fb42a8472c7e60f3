import { type PointerEvent, useRef } from 'react';
import { lockFade } from '#src/config/specification.ts';
import { createVelocityTracker, type VelocityTracker } from '#src/gestures/velocity.ts';
import { swipedLook, unlockingWay } from './unlock-swipe.ts';
import type { Lock } from './use-unlock.ts';

/** Way in px before a press is a swipe, as fingers tremble (Radix: 10). */
const swipeStart = 10;

interface Press {
  x: number;
  y: number;
  velocity: VelocityTracker;
  swiping: boolean;
}

/** Unlocks by a swipe up or down anywhere, with finger, pen or mouse: the layer follows, and goes on. */
export function useUnlockSwipe(lock: Lock) {
  const press = useRef<Press | undefined>(undefined);

  function end() {
    const ended = press.current;
    press.current = undefined;
    return ended?.swiping ? ended : undefined;
  }

  return {
    onPointerDown(event: PointerEvent) {
      // A second finger begins a pinch, which belongs to the browser.
      if (!event.isPrimary || event.button !== 0 || lock.phase === 'fading') {
        if (end()) lock.springBack();
        return;
      }
      const velocity = createVelocityTracker();
      velocity.add(event.clientY, event.timeStamp);
      press.current = { x: event.clientX, y: event.clientY, velocity, swiping: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = press;
      if (!current || !event.isPrimary || lock.phase === 'fading') return;
      const way = event.clientY - current.y;
      current.velocity.add(event.clientY, event.timeStamp);
      if (!current.swiping) {
        const across = Math.abs(event.clientX - current.x);
        if (Math.abs(way) < swipeStart || Math.abs(way) < across) return;
        current.swiping = true;
        // A hand may leave the window before it lets go.
        event.currentTarget.setPointerCapture(event.pointerId);
        lock.setPhase('dragging');
      }
      lock.show(swipedLook(way, event.currentTarget.offsetHeight));
    },
    onPointerUp(event: PointerEvent) {
      const swipe = end();
      if (!swipe || lock.phase === 'fading') return;
      const velocity = swipe.velocity.at(event.timeStamp);
      const way = unlockingWay({ way: event.clientY - swipe.y, velocity });
      if (way) lock.unlock(lockFade, way);
      else lock.springBack();
    },
    onPointerCancel() {
      if (end()) lock.springBack();
    },
  };
}
