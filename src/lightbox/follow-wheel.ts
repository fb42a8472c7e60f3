import { clamp } from '#src/gestures/rubber-band.ts';
import { wheelDeltas } from '#src/gestures/wheel-sample.ts';
import { filledView, isZoomed, zoomAround, zoomRange } from '#src/gestures/zoom.ts';
import type { PictureStage } from './picture-stage.ts';

/** px of the wheel that make the picture e times as large: what browsers send for a trackpad's pinch. */
const zoomWay = 100;

/** A wheel's notch, px: too much at once, so it counts as this much and glides there. */
const notch = { from: 50, counted: 25 } as const;

/** A gesture on the wheel is over when nothing came for this long, ms. */
const wheelPause = 200;

/**
 * Lets the wheel zoom the picture around the pointer, with the control key or by a trackpad's pinch, and
 * move one that is zoomed. Returns what undoes it.
 */
export function followWheel(element: HTMLElement, stage: PictureStage): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;

  function zoom(event: WheelEvent, way: number) {
    const { motion, slides } = stage;
    const point = slides?.pointAt({ x: event.clientX, y: event.clientY });
    const isNotch = Math.abs(way) >= notch.from;
    const base = isNotch ? motion.target : motion.now;
    const factor = Math.exp(-(isNotch ? Math.sign(way) * notch.counted : way) / zoomWay);
    const scale = clamp(base.scale * factor, zoomRange);
    if (isNotch) return stage.zoomTo(scale, point);
    const frame = slides?.frame(stage.index);
    if (!point || !frame) return;
    stage.setPhase('pinching');
    motion.place({ ...base, ...filledView(zoomAround(base, point, scale), frame) });
  }

  function pan(way: { x: number; y: number }) {
    const { motion, slides, index } = stage;
    const frame = slides?.frame(index);
    if (!frame) return;
    const { now } = motion;
    stage.setPhase('panning');
    const moved = { scale: now.scale, x: now.x - way.x, y: now.y - way.y };
    motion.place({ ...now, ...filledView(moved, frame) });
  }

  function handleWheel(event: WheelEvent) {
    const { deltaX, deltaY, deltaMode, ctrlKey, timeStamp: time } = event;
    if (!ctrlKey && !isZoomed(stage.motion.target)) return;
    event.preventDefault();
    stage.land();
    const way = wheelDeltas({ deltaX, deltaY, deltaMode, time });
    if (ctrlKey) zoom(event, way.y);
    else pan(way);
    clearTimeout(pause);
    pause = setTimeout(() => stage.settle(), wheelPause);
  }

  // React's own wheel listeners are passive: they could not keep the browser from zooming the page.
  element.addEventListener('wheel', handleWheel, { passive: false });
  return () => {
    clearTimeout(pause);
    element.removeEventListener('wheel', handleWheel);
  };
}
