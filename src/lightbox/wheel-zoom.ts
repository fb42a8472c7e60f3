import { clamp } from '#src/gestures/rubber-band.ts';
import { wheelDeltas } from '#src/gestures/wheel-sample.ts';
import type { GalleryMotion } from './gallery-motion.ts';
import { clampPan, isZoomed, zoomAround, zoomRange } from './zoom.ts';

/** px of the wheel that make the picture e times as large: what browsers send for a trackpad's pinch. */
const zoomDistance = 100;

/** A wheel's notch, px: too much at once, so it counts as this much and glides there. */
const notch = { from: 50, counted: 25 } as const;

/** A gesture on the wheel is over when nothing came for this long, ms. */
const wheelPause = 200;

/**
 * Lets the wheel zoom the picture around the pointer, with the control key or by a trackpad's pinch, and
 * pan one that is zoomed.
 * @returns a cleanup function
 */
export function followWheel(container: HTMLElement, motion: GalleryMotion): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;

  function zoom(event: WheelEvent, distance: number) {
    const point = motion.offsetOf({ x: event.clientX, y: event.clientY });
    const isNotch = Math.abs(distance) >= notch.from;
    const { scale } = isNotch ? motion.target : motion.transform;
    const counted = isNotch ? Math.sign(distance) * notch.counted : distance;
    const wanted = clamp(scale * Math.exp(-counted / zoomDistance), zoomRange);
    if (isNotch) return motion.zoomTo(wanted, point);
    const fit = motion.measure();
    if (!fit) return;
    const zoomed = clampPan(zoomAround(motion.transform, point, wanted), fit);
    motion.moveTo({ ...motion.transform, ...zoomed }, 'pinching');
  }

  function pan(distance: { x: number; y: number }) {
    const fit = motion.measure();
    if (!fit) return;
    const { x, y, scale } = motion.transform;
    const panned = clampPan({ scale, x: x - distance.x, y: y - distance.y }, fit);
    motion.moveTo({ ...motion.transform, ...panned }, 'panning');
  }

  function handleWheel(event: WheelEvent) {
    const { deltaX, deltaY, deltaMode, ctrlKey, timeStamp: time } = event;
    if (!ctrlKey && !isZoomed(motion.target)) return;
    event.preventDefault();
    const distance = wheelDeltas({ deltaX, deltaY, deltaMode, time });
    if (ctrlKey) zoom(event, distance.y);
    else pan(distance);
    clearTimeout(pause);
    pause = setTimeout(motion.settle, wheelPause);
  }

  // React's own wheel listeners are passive: they could not keep the browser from zooming the page.
  container.addEventListener('wheel', handleWheel, { passive: false });
  return () => {
    clearTimeout(pause);
    container.removeEventListener('wheel', handleWheel);
  };
}
