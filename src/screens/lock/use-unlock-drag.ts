import { type RefObject, useEffect, useEffectEvent } from 'react';
import { lockFade } from '#src/config/specification.ts';
import { type Drag, pointerDrag } from '#src/gestures/pointer-drag.ts';
import { hintFade, hintPosition, swipeDirection, swipePosition } from './unlock-gesture.ts';
import type { Lock } from './use-unlock.ts';

/** Distance in px from which a press is a drag, on the hint and elsewhere (Radix: 10). A click on the hint unlocks too. */
const threshold = { hint: 6, layer: 10 } as const;

interface UnlockElements {
  layer: RefObject<HTMLElement | null>;
  hint: RefObject<HTMLElement | null>;
}

/**
 * Unlocks by a swipe up or down anywhere, with finger, pen or mouse: the layer follows, and leaves in its
 * direction. On the hint the height of the release decides.
 */
export function useUnlockDrag({ layer, hint }: UnlockElements, lock: Lock) {
  const isLocked = useEffectEvent(() => lock.phase !== 'fading');

  const handleMove = useEffectEvent((drag: Drag, isHint: boolean, start: number) => {
    if (isHint) lock.follow(hintPosition(drag.press.clientY, drag.point.y));
    else lock.follow(swipePosition(start + drag.offset.y, window.innerHeight));
  });

  const handleEnd = useEffectEvent(({ point, velocity }: Drag, isHint: boolean) => {
    if (isHint) {
      const fade = hintFade(point.y / window.innerHeight);
      if (fade !== undefined) return lock.unlock(fade);
    } else {
      const direction = swipeDirection(lock.position().lift, velocity.y);
      if (direction) return lock.unlock(lockFade, direction);
    }
    lock.springBack();
  });

  /** A press that moved nothing must not spring back a layer that rests or fades. */
  const handleCancel = useEffectEvent(() => {
    if (lock.phase === 'dragging') lock.springBack();
  });

  const liftNow = useEffectEvent(() => lock.position().lift);

  useEffect(() => {
    if (!layer.current) return;
    /** Offset of the layer in px when it was pressed: it may be caught while it springs back. */
    let start = 0;
    const isHint = ({ target }: PointerEvent) =>
      target instanceof Node && hint.current?.contains(target) === true;
    return pointerDrag(layer.current, {
      accepts: () => isLocked(),
      threshold: (press) => (isHint(press) ? threshold.hint : threshold.layer),
      axis: 'y',
      onPress: () => {
        start = liftNow();
      },
      onMove: (drag) => isLocked() && handleMove(drag, isHint(drag.press), start),
      onEnd: (drag) => isLocked() && handleEnd(drag, isHint(drag.press)),
      onCancel: () => handleCancel(),
    });
  }, [layer, hint]);
}
