import type { Point } from '#src/gestures/point.ts';
import { releaseTarget } from '#src/gestures/release.ts';
import { clamp, stretch, unstretch } from '#src/gestures/rubber-band.ts';
import type { Transform } from './gallery-elements.ts';
import { type Fit, isZoomed, panBy } from './zoom.ts';

/**
 * What one pointer does with the gallery: swipe to another picture, pull this one away, pan it where it
 * is zoomed, or carry it where it was caught between thumbnail and gallery.
 */
export type DragPhase = 'swiping' | 'dismissing' | 'panning' | 'carrying';

/** How a drag that begins at `start` goes on; undefined where its direction will say. */
export function caughtPhase({ position, pull, x, y, scale }: Transform): DragPhase | undefined {
  if (pull !== 0) return 'dismissing';
  if (!Number.isInteger(position)) return 'swiping';
  if (isZoomed({ scale })) return 'panning';
  return x !== 0 || y !== 0 || scale !== 1 ? 'carrying' : undefined;
}

/** What a drag from `start` is, once it has moved by `offset` px. */
export function dragPhase(start: Transform, { x, y }: Point): DragPhase {
  if (isZoomed(start)) return 'panning';
  if (caughtPhase(start) === 'carrying') return 'carrying';
  // What was caught between two pictures, or below its place, may still go either way.
  return Math.abs(x) >= Math.abs(y) ? 'swiping' : 'dismissing';
}

interface Bounds {
  /** From one slide to the next, px. */
  pitch: number;
  /** How many slides there are. */
  count: number;
  /** Undefined where the picture could not be loaded: it cannot be panned. */
  fit: Fit | undefined;
}

/** Where a drag by `offset` px takes the gallery: one to one, and resisting beyond the ends. */
export function dragBy(
  phase: DragPhase,
  start: Transform,
  { x, y }: Point,
  { pitch, count, fit }: Bounds,
): Transform {
  if (phase === 'dismissing') return { ...start, pull: start.pull + y };
  if (phase === 'carrying') return { ...start, x: start.x + x, y: start.y + y };
  if (phase === 'panning') return fit ? { ...start, ...panBy(start, { x, y }, fit) } : start;
  const ends = { min: 0, max: count - 1 };
  const pulled = unstretch(start.position, ends, 1) - x / pitch;
  return { ...start, position: stretch(pulled, ends, 1) };
}

interface Swipe {
  /** Positions in slides, where the swipe began and where it was released. */
  from: number;
  position: number;
  /** px/ms, positive towards later slides. */
  velocity: number;
  count: number;
}

/** The slide on which a released swipe comes to rest. */
export function swipeTarget({ from, position, velocity, count }: Swipe): number {
  const began = clamp(from, { min: 0, max: count - 1 });
  // Caught between two slides, a flick goes to the one that lies in its direction.
  const start = velocity > 0 ? Math.floor(began) : Math.ceil(began);
  return releaseTarget({ start, position, velocity, count });
}
