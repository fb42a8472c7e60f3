import { flickVelocity } from '#src/config/specification.ts';
import { stretch, unstretch } from '#src/gestures/rubber-band.ts';
import type { Point } from '#src/gestures/velocity.ts';
import { type Fit, isZoomed, panBy } from './zoom.ts';

export type Transform = {
  /** The slide in the middle, as its index: 0.5 is between the first and the second. */
  position: number;
  /** How far the current picture is pulled down (or up, negative), px. */
  pull: number;
  /** Offset of its middle from the container's besides the pull, px, and its scale. */
  x: number;
  y: number;
  scale: number;
};

/** What one pointer does: swipe to another picture, pull this one away, or pan it where it is zoomed. */
export type DragKind = 'swipe' | 'pull' | 'pan';

/** What a drag from `start` is, once it has moved by `offset` px. */
export function dragKind(start: Transform, { x, y }: Point): DragKind {
  if (isZoomed(start)) return 'pan';
  // What was caught in its flight, between two pictures or below its place, may still go either way.
  return Math.abs(x) >= Math.abs(y) ? 'swipe' : 'pull';
}

interface Bounds {
  /** From one slide to the next, px. */
  pitch: number;
  count: number;
  /** Undefined where the picture could not be loaded: it cannot be panned. */
  fit: Fit | undefined;
}

/** Where a drag by `offset` px takes the gallery: one to one, and resisting beyond the ends. */
export function dragBy(
  kind: DragKind,
  start: Transform,
  { x, y }: Point,
  { pitch, count, fit }: Bounds,
): Transform {
  if (kind === 'pull') return { ...start, pull: start.pull + y };
  if (kind === 'pan') return fit ? { ...start, ...panBy(start, { x, y }, fit) } : start;
  const ends = { min: 0, max: count - 1 };
  const pulled = unstretch(start.position, ends, 1) - x / pitch;
  return { ...start, position: stretch(pulled, ends, 1) };
}

/** Share of the height beyond which a pull dismisses (vaul: 0.25). */
const dismissShare = 0.25;

/** Share of the height at which nothing is left of the backdrop. */
const clearShare = 0.6;

/** How much smaller a picture is that is pulled by the whole height. */
const shrinkage = 0.3;

/** What a pull by `distance` of a gallery's `height`, px, makes of the picture's scale and of the backdrop's opacity. */
export function pullEffect(distance: number, height: number): { scale: number; backdrop: number } {
  const share = height > 0 ? Math.min(Math.abs(distance) / height, 1) : 0;
  return { scale: 1 - shrinkage * share, backdrop: Math.max(1 - share / clearShare, 0) };
}

/**
 * Whether a pull that is let go dismisses: far enough either way, or a flick down. A flick back does not.
 * @param distance px, positive is down
 * @param velocity px/ms, positive is down
 */
export function isDismissed(distance: number, velocity: number, height: number): boolean {
  const isFlick = Math.abs(velocity) > flickVelocity;
  if (isFlick && velocity * distance < 0) return false;
  return (isFlick && distance > 0) || Math.abs(distance) > dismissShare * height;
}
