import { clamp } from '#src/gestures/clamp.ts';
import { createDoubleTapDetector } from '#src/gestures/double-tap.ts';
import { type Drag, pointerDrag } from '#src/gestures/pointer-drag.ts';
import { releaseTarget } from '#src/gestures/release-target.ts';
import type { Point } from '#src/gestures/velocity.ts';
import { wheelDeltas } from '#src/gestures/wheel-gesture.ts';
import { type DragKind, dragBy, dragKind, isDismissed } from './drag.ts';
import { type GalleryMotion, slideGap } from './gallery-motion.ts';
import {
  clampPan,
  type Fit,
  isZoomed,
  pinchBy,
  type Span,
  spanOf,
  tapScale,
  zoomAround,
  zoomRange,
} from './zoom.ts';

/**
 * Distance in px from which a press is a drag (Radix: 10 for fingers). A hand with a mouse trembles less,
 * and what was caught while it moved is held already.
 */
const threshold = { mouse: 5, touch: 10, caught: 3 } as const;

/** px of the wheel that make the picture e times as large: what browsers send for a trackpad's pinch. */
const zoomDistance = 100;

/** A wheel's notch, px: too much at once, so it counts as this much and glides there. */
const notch = { from: 50, counted: 25 } as const;

/** Pause that ends a gesture on the wheel, ms. */
const wheelPause = 200;

interface GestureOptions {
  count: number;
  onTurn: (step: number) => void;
  onClose: () => void;
}

function isIn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Whether the visitor has zoomed into the page by a pinch: one finger then moves the page. */
export function isPageZoomed(): boolean {
  return isZoomed(window.visualViewport ?? { scale: 1 });
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
  const isDoubleTap = createDoubleTapDetector();
  let start = motion.transform;
  let caught = false;
  let kind: DragKind = 'swipe';
  let fit: Fit | undefined;
  /** The latest pinch, until all fingers are lifted. */
  let pinch: { from: Span; to: Span } | undefined;

  const pitch = () => container.clientWidth + slideGap;

  function spanFromMiddle(points: readonly [Point, Point]): Span {
    const { middle, distance } = spanOf(points);
    return { middle: motion.offsetOf(middle), distance };
  }

  function releaseSwipe(velocity: number) {
    const { position } = motion.transform;
    const target = releaseTarget({ start: start.position, position, velocity, count });
    const step = target - motion.index;
    const isBeyond = position < 0 || position > count - 1;
    motion.turnTo(target, isBeyond ? 0 : velocity / pitch());
    onTurn(step);
  }

  function release({ velocity }: Drag) {
    const { pull } = motion.transform;
    // Pulling to the left turns to the next picture.
    if (kind === 'swipe') releaseSwipe(-velocity.x);
    else if (kind === 'pan') motion.settle();
    else if (isDismissed(pull, velocity.y, container.clientHeight)) onClose();
    else motion.settle({ pull: velocity.y });
  }

  function tap(event: PointerEvent) {
    const isOnPicture = isIn(event, '[data-picture]');
    if (!pinch && isOnPicture && isDoubleTap(event)) {
      const scale = isZoomed(motion.target) ? zoomRange.min : tapScale;
      motion.zoomTo(scale, motion.offsetOf(event));
    } else if (caught) motion.settle({}, pinch?.to.middle);
  }

  return pointerDrag(container, {
    accepts: (event) => !isIn(event, 'button, a') && !isPageZoomed(),
    threshold({ pointerType }) {
      if (caught) return threshold.caught;
      return pointerType === 'mouse' ? threshold.mouse : threshold.touch;
    },
    onPress() {
      const isAfterPinch = motion.state.getState().phase === 'zooming';
      if (!isAfterPinch) pinch = undefined;
      caught = motion.hold() || isAfterPinch;
      start = motion.transform;
    },
    onStart({ offset }) {
      kind = dragKind(start, offset);
      fit = motion.measure();
    },
    onMove({ offset }) {
      const next = dragBy(kind, start, offset, { pitch: pitch(), count, fit });
      motion.moveTo(next, 'dragging', kind === 'pull');
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
        motion.moveTo(start, 'zooming');
      },
      onMove(points) {
        if (!pinch) return;
        pinch.to = spanFromMiddle(points);
        motion.moveTo({ ...start, ...pinchBy(start, pinch.from, pinch.to) }, 'zooming');
      },
    },
  });
}

/**
 * Lets the wheel zoom the picture around the pointer, with the control key or by a trackpad's pinch, and
 * pan one that is zoomed.
 * @returns a cleanup function
 */
export function followWheel(container: HTMLElement, motion: GalleryMotion): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;

  function handleWheel(event: WheelEvent) {
    const { ctrlKey: isZoom } = event;
    if (!isZoom && !isZoomed(motion.target)) return;
    event.preventDefault();
    clearTimeout(pause);
    pause = setTimeout(motion.settle, wheelPause);
    const { x, y } = wheelDeltas(event);
    const point = motion.offsetOf(event);
    const zoomedBy = (scale: number, distance: number) =>
      clamp(scale * Math.exp(-distance / zoomDistance), zoomRange);
    if (isZoom && Math.abs(y) >= notch.from) {
      return motion.zoomTo(zoomedBy(motion.target.scale, Math.sign(y) * notch.counted), point);
    }
    const fit = motion.measure();
    if (!fit) return;
    const { transform } = motion;
    const next = isZoom
      ? zoomAround(transform, point, zoomedBy(transform.scale, y))
      : { scale: transform.scale, x: transform.x - x, y: transform.y - y };
    motion.moveTo({ ...transform, ...clampPan(next, fit) }, isZoom ? 'zooming' : 'dragging');
  }

  // React's own wheel listeners are passive, and could not keep the browser from zooming the page (facebook/react#22794,
  // open for 19.3).
  container.addEventListener('wheel', handleWheel, { passive: false });
  return () => {
    clearTimeout(pause);
    container.removeEventListener('wheel', handleWheel);
  };
}
