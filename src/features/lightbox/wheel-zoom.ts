import { clamp } from '#src/gestures/range.ts';
import { wheelDeltas } from '#src/gestures/wheel-sample.ts';
import { isPinchZoomed } from '#src/lib/pinch-zoom.ts';
import type { LightboxController } from './lightbox-controller.ts';
import { clampPan, isZoomed, zoomAround, zoomRange } from './zoom.ts';

/** Wheel distance that divides the scale by e (2.718), px, as for a browser's pinch zoom. */
const zoomDistance = 100;

/**
 * With Ctrl, a delta of at least `minDelta` px is a notch of a mouse wheel. A trackpad's pinch has
 * smaller deltas. A notch zooms like `zoomDelta` px.
 */
const notch = { minDelta: 50, zoomDelta: 25 } as const;

/** Pause after which a zoomed picture settles, ms. */
const settleDelay = 200;

/** @param distance of the wheel, px */
function zoomedBy(scale: number, distance: number): number {
  return clamp(scale * Math.exp(-distance / zoomDistance), zoomRange);
}

/**
 * Ctrl and the wheel, or a trackpad's pinch, zoom around the pointer; the wheel alone pans a zoomed
 * picture. Returns a cleanup function.
 */
export function attachWheelZoom(
  container: HTMLElement,
  controller: LightboxController,
): () => void {
  let endTimer: ReturnType<typeof setTimeout> | undefined;

  function handleWheel(event: WheelEvent) {
    const isZoom = event.ctrlKey;
    if (isPinchZoomed() || (!isZoom && !isZoomed(controller.target()))) return;
    event.preventDefault();
    clearTimeout(endTimer);
    const { x, y } = wheelDeltas(event);
    const point = controller.offsetOf(event);
    if (isZoom && Math.abs(y) >= notch.minDelta) {
      // Without a timer, because `settle` would interrupt the spring of `zoomTo`.
      const { scale } = controller.target();
      return controller.zoomTo(zoomedBy(scale, Math.sign(y) * notch.zoomDelta), point);
    }
    endTimer = setTimeout(controller.settle, settleDelay);
    const sizes = controller.measureSizes();
    if (!sizes) return;
    const transform = controller.transform();
    const { scale } = transform;
    const next = isZoom
      ? zoomAround(transform, point, zoomedBy(scale, y))
      : { scale, x: transform.x - x, y: transform.y - y };
    controller.showAt({ ...transform, ...clampPan(next, sizes) }, isZoom ? 'zooming' : 'dragging');
  }

  // React's wheel listeners are passive (facebook/react#22794).
  container.addEventListener('wheel', handleWheel, { passive: false });
  return () => {
    clearTimeout(endTimer);
    container.removeEventListener('wheel', handleWheel);
  };
}
