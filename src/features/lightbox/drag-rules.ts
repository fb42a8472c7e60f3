import type { Point } from '#src/gestures/drag-release.ts';
import { stretch, unstretch } from '#src/gestures/range.ts';
import { flickVelocity } from '#src/lib/specification.ts';
import { type Fit, isZoomed, panBy } from './zoom.ts';

export type Transform = {
  /** Index of the slide in the center, fractional between two slides. */
  position: number;
  /** Vertical distance by which the current picture is pulled away, px, positive is down. */
  pull: number;
  /** Zoom of the current picture; see `Zoom`. */
  x: number;
  y: number;
  scale: number;
};

/** Gap between two slides, px. */
export const slideGap = 32;

export function translateSlides(count: number): string {
  return `calc(${count} * (100% + ${slideGap}px))`;
}

/** What one pointer does: swipe to another picture, pull this one to dismiss it, or pan it. */
export type DragKind = 'swipe' | 'pull' | 'pan';

/** The kind of a drag by `offset`, px, of a picture that rested or was caught at `scale`. */
export function dragKind(scale: number, { x, y }: Point): DragKind {
  if (isZoomed({ scale })) return 'pan';
  return Math.abs(x) >= Math.abs(y) ? 'swipe' : 'pull';
}

interface Bounds {
  /** Distance between the centers of neighbouring slides, px. */
  pitch: number;
  count: number;
  /** Undefined if the picture failed to load: it cannot be panned. */
  fit: Fit | undefined;
}

/** The carousel after a drag by `offset`, px: it follows one to one, rubber-banded at its ends. */
export function dragBy(
  kind: DragKind,
  start: Transform,
  { x, y }: Point,
  { pitch, count, fit }: Bounds,
): Transform {
  if (kind === 'pull') return { ...start, pull: start.pull + y };
  if (kind === 'pan') return fit ? { ...start, ...panBy(start, { x, y }, fit) } : start;
  const range = { min: 0, max: count - 1 };
  const dragged = unstretch(start.position, range, 1) - x / pitch;
  return { ...start, position: stretch(dragged, range, 1) };
}

/** Minimum pull that dismisses, as a share of the height (vaul: 0.25). */
const dismissShare = 0.25;

/** Pull at which the backdrop is transparent, as a share of the height. */
const transparentShare = 0.6;

/** A pull by the whole height shrinks the picture by this share. */
const maxShrink = 0.3;

/** The picture's scale and the backdrop's opacity under a pull; both distances in px. */
export function pullEffect(pull: number, height: number): { scale: number; backdrop: number } {
  const share = height > 0 ? Math.min(Math.abs(pull) / height, 1) : 0;
  return { scale: 1 - maxShrink * share, backdrop: Math.max(1 - share / transparentShare, 0) };
}

/**
 * Whether a released pull dismisses: if it is long enough either way, or a flick down, but never if
 * it is flicked back.
 * @param pull px, positive is down
 * @param velocity px/ms, positive is down
 */
export function isDismissed(pull: number, velocity: number, height: number): boolean {
  const isFlick = Math.abs(velocity) > flickVelocity;
  if (isFlick && velocity * pull < 0) return false;
  return (isFlick && pull > 0) || Math.abs(pull) > dismissShare * height;
}
