import { flickVelocity } from '#src/config/specification.ts';
import { createTapCounter } from '#src/gestures/double-tap.ts';
import type { Point } from '#src/gestures/point.ts';
import { type Drag, pointerDrag } from '#src/gestures/pointer-drag.ts';
import { isDismissed } from './dismiss.ts';
import { caughtPhase, type DragPhase, dragBy, dragPhase, swipeTarget } from './drag.ts';
import { slideGap } from './gallery-elements.ts';
import type { GalleryMotion } from './gallery-motion.ts';
import { type Fit, isZoomed, pinchBy, type Span, spanOf, tapScale, zoomRange } from './zoom.ts';

/**
 * Distance in px from which a press is a drag (Radix: 10 for fingers). A hand with a mouse trembles less,
 * and what was caught while it moved is held already.
 */
const threshold = { mouse: 5, touch: 10, caught: 3 } as const;

interface GestureOptions {
  /** How many pictures there are. */
  count: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

function isIn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/**
 * Lets mouse, pen and fingers move the pictures: one pointer drags, two pinch, a double tap zooms.
 * @returns a cleanup function
 */
export function followPointers(
  container: HTMLElement,
  motion: GalleryMotion,
  { count, onTurn, onClose }: GestureOptions,
): () => void {
  const isDoubleTap = createTapCounter();
  let start = motion.transform;
  let caught = false;
  let phase: DragPhase = 'swiping';
  let fit: Fit | undefined;
  /** Of two fingers that are down, or were until the one that is left is lifted too. */
  let pinch: { from: Span; to: Span } | undefined;

  const pitch = () => container.clientWidth + slideGap;

  function spanFromMiddle(points: readonly [Point, Point]): Span {
    const { middle, distance } = spanOf(points);
    return { middle: motion.offsetOf(middle), distance };
  }

  function press() {
    const afterPinch = motion.state.phase === 'pinching';
    if (!afterPinch) pinch = undefined;
    caught = motion.hold() || afterPinch;
    start = motion.transform;
    const held = caught && caughtPhase(start);
    if (held) motion.moveTo(start, held);
  }

  function releaseSwipe(velocity: number) {
    const { position } = motion.transform;
    const target = swipeTarget({ from: start.position, position, velocity, count });
    const isBeyond = position < 0 || position > count - 1;
    motion.glideTo(target, isBeyond ? 0 : velocity / pitch());
    onTurn(target);
  }

  function releasePull(velocity: number) {
    const pull = { distance: motion.transform.pull, height: container.clientHeight, velocity };
    if (isDismissed(pull)) onClose();
    else motion.settle({ pull: velocity });
  }

  /** A picture that is caught in its flight and flicked away need not arrive first. */
  function releaseCarried({ x, y }: Point) {
    const from = motion.index;
    const target = swipeTarget({ from, position: from, velocity: -x, count });
    const isSideways = Math.abs(x) > Math.abs(y);
    if (isSideways && target !== from) onTurn(target);
    else if (!isSideways && y > flickVelocity) onClose();
    else motion.settle();
  }

  function release({ velocity }: Drag) {
    // Pulling to the left turns to the next picture.
    if (phase === 'swiping') releaseSwipe(-velocity.x);
    else if (phase === 'dismissing') releasePull(velocity.y);
    else if (phase === 'carrying') releaseCarried(velocity);
    else motion.settle();
  }

  function tap(event: PointerEvent) {
    const { clientX: x, clientY: y, timeStamp: time, pointerType } = event;
    const isTap = !pinch && isIn(event, '[data-picture]');
    if (isTap && isDoubleTap({ x, y, time, pointerType })) {
      const scale = isZoomed(motion.target) ? zoomRange.min : tapScale;
      motion.zoomTo(scale, motion.offsetOf({ x, y }));
    } else if (caught) motion.settle({}, pinch?.to.middle);
  }

  return pointerDrag(container, {
    accepts: (event) => !isIn(event, 'button, a'),
    threshold({ pointerType }) {
      if (caught) return threshold.caught;
      return pointerType === 'mouse' ? threshold.mouse : threshold.touch;
    },
    onPress: press,
    onStart: ({ offset }) => {
      phase = dragPhase(start, offset);
      fit = motion.measure();
    },
    onMove: ({ offset }) => {
      motion.moveTo(dragBy(phase, start, offset, { pitch: pitch(), count, fit }), phase);
    },
    onEnd: release,
    onTap: tap,
    onCancel: () => motion.settle(),
    pinch: {
      onStart(points) {
        motion.hold();
        start = motion.transform;
        const from = spanFromMiddle(points);
        pinch = motion.measure() && { from, to: from };
        motion.moveTo(start, 'pinching');
      },
      onMove(points) {
        if (!pinch) return;
        pinch.to = spanFromMiddle(points);
        motion.moveTo({ ...start, ...pinchBy(start, pinch.from, pinch.to) }, 'pinching');
      },
    },
  });
}
