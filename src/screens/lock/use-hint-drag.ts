import { type PointerEvent, useRef } from 'react';
import { layerLook, releaseFade } from './hint-drag.ts';
import type { Lock } from './use-unlock.ts';

/** Way in px before a press on the hint is a drag and no longer a click. */
const dragStart = 6;

/** The vertical drag of the hint: the layer follows, and the height of the release decides. */
export function useHintDrag(lock: Lock) {
  const start = useRef<number | undefined>(undefined);
  const dragged = useRef(false);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (event.button !== 0 || lock.phase === 'fading') return;
      start.current = event.clientY;
      // At once: the first move of a quick mouse may be beyond the hint already.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === undefined || lock.phase === 'fading') return;
      if (!dragged.current) {
        if (Math.abs(event.clientY - start.current) < dragStart) return;
        dragged.current = true;
        lock.setPhase('dragging');
      }
      lock.show(layerLook(start.current, event.clientY));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === undefined) return;
      start.current = undefined;
      if (!dragged.current) return;
      const fade = releaseFade(event.clientY / window.innerHeight);
      if (fade === undefined) lock.springBack();
      else lock.unlock(fade);
    },
    onPointerCancel() {
      if (start.current !== undefined && dragged.current) lock.springBack();
      start.current = undefined;
    },
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => dragged.current,
  };
}
