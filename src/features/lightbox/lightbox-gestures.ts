import { createDoubleTapDetector } from '#src/gestures/double-tap.ts';
import { type Point, releaseTarget } from '#src/gestures/drag-release.ts';
import { type Drag, pointerDrag } from '#src/gestures/pointer-drag.ts';
import { type DragKind, dragBy, dragKind, isDismissed, slideGap } from './drag-rules.ts';
import type { LightboxController } from './lightbox-controller.ts';
import { isZoomed, pinchBy, type Sizes, type Span, spanOf, tapScale, zoomRange } from './zoom.ts';

/**
 * Distance from which a press is a drag, px (Radix: 10 for fingers); `caught` is for a press on a
 * picture that is moving or being zoomed.
 */
const dragThresholds = { mouse: 5, touch: 10, caught: 3 } as const;

interface GestureOptions {
  count: number;
  /** @param velocity slides/ms */
  onStep: (step: number, velocity: number) => void;
  onClose: () => void;
}

function isIn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** One pointer drags, two pinch, a double tap zooms. Returns a cleanup function. */
export function attachPointerGestures(
  container: HTMLElement,
  controller: LightboxController,
  { count, onStep, onClose }: GestureOptions,
): () => void {
  const isDoubleTap = createDoubleTapDetector();
  /** The transform at the press, or at the start of the pinch. */
  let start = controller.transform();
  let caught = false;
  let kind: DragKind = 'swipe';
  let sizes: Sizes | undefined;
  /** The last pinch, until the first press after its fingers were lifted. */
  let pinch: { from: Span; to: Span } | undefined;

  const pitch = () => container.clientWidth + slideGap;

  const spanFromCentre = ([a, b]: readonly [Point, Point]) =>
    spanOf(controller.offsetOf(a), controller.offsetOf(b));

  /** @param velocity px/ms, positive towards later pictures */
  function releaseSwipe(velocity: number) {
    const { position } = controller.transform();
    const target = releaseTarget({ start: start.position, position, velocity, count });
    const step = target - controller.index();
    // Beyond the ends, a rubber-banded picture is slower than the pointer.
    const isBeyond = position < 0 || position > count - 1;
    const slidesPerMs = isBeyond ? 0 : velocity / pitch();
    if (step === 0) controller.settle({ position: slidesPerMs });
    else onStep(step, slidesPerMs);
  }

  function release({ velocity }: Drag) {
    const { pull } = controller.transform();
    // Dragging to the left steps to the next picture.
    if (kind === 'swipe') releaseSwipe(-velocity.x);
    else if (kind === 'pan') controller.settle();
    else if (isDismissed(pull, velocity.y, container.clientHeight)) onClose();
    else controller.settle({ pull: velocity.y });
  }

  function tap(event: PointerEvent) {
    const isOnPicture = isIn(event, '[data-picture]');
    if (!pinch && isOnPicture && isDoubleTap(event)) {
      const scale = isZoomed(controller.target()) ? zoomRange.min : tapScale;
      controller.zoomTo(scale, controller.offsetOf(event));
    } else if (caught) {
      // A press stopped an animation, or the last finger of a pinch was lifted.
      controller.settle({}, pinch?.to.middle);
    }
  }

  return pointerDrag(container, {
    accepts: (event) => !isIn(event, 'button, a'),
    threshold({ pointerType }) {
      if (caught) return dragThresholds.caught;
      return pointerType === 'touch' ? dragThresholds.touch : dragThresholds.mouse;
    },
    onPress() {
      // If a finger stays down after a pinch, the phase is still `zooming` in this call.
      const isZooming = controller.isZooming();
      if (!isZooming) pinch = undefined;
      caught = controller.hold() || isZooming;
      start = controller.transform();
    },
    onStart({ offset }) {
      kind = dragKind(start.scale, offset);
      sizes = controller.measureSizes();
    },
    onMove({ offset }) {
      const next = dragBy(kind, start, offset, { pitch: pitch(), count, sizes });
      controller.showAt(next, 'dragging', kind === 'pull');
    },
    onEnd: release,
    onTap: tap,
    onCancel: () => controller.settle(),
    pinch: {
      onStart(points) {
        controller.hold();
        start = controller.transform();
        const from = spanFromCentre(points);
        pinch = controller.measureSizes() && { from, to: from };
        controller.showAt(start, 'zooming');
      },
      onMove(points) {
        if (!pinch) return;
        pinch.to = spanFromCentre(points);
        controller.showAt({ ...start, ...pinchBy(start, pinch.from, pinch.to) }, 'zooming');
      },
    },
  });
}
