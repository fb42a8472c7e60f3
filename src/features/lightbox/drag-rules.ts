import { isFlick, type Point } from '#src/gestures/drag-release.ts';
import { rubberBand, undoRubberBand } from '#src/gestures/range.ts';
import { isZoomed, panBy, type Sizes } from './zoom.ts';

export type Transform = {
  /** Index of the slide in the centre; fractional between two slides. */
  position: number;
  /** Vertical offset of the current picture during a pull, px, positive is down. */
  pull: number;
  /** Zoom of the current picture; see `Zoom`. */
  x: number;
  y: number;
  scale: number;
};

/** Gap between two slides, px. */
export const slideGap = 32;

/** The CSS `translate` by a number of slides. */
export function translateSlides(count: number): string {
  return `calc(${count} * (100% + ${slideGap}px))`;
}

/** `swipe`: to another picture; `pull`: up or down, to close; `pan`: of a zoomed picture. */
export type DragKind = 'swipe' | 'pull' | 'pan';

/** @param scale of the picture at the press */
export function dragKind(scale: number, { x, y }: Point): DragKind {
  if (isZoomed({ scale })) return 'pan';
  return Math.abs(x) >= Math.abs(y) ? 'swipe' : 'pull';
}

interface Bounds {
  /** Distance between the centres of neighbouring slides, px. */
  pitch: number;
  count: number;
  /** Undefined if the picture failed to load. Then a drag does not pan. */
  sizes: Sizes | undefined;
}

/** The transform after a drag by `x` and `y` px. Swipes and pans are rubber-banded at the ends. */
export function dragBy(
  kind: DragKind,
  start: Transform,
  { x, y }: Point,
  { pitch, count, sizes }: Bounds,
): Transform {
  if (kind === 'pull') return { ...start, pull: start.pull + y };
  if (kind === 'pan') return sizes ? { ...start, ...panBy(start, { x, y }, sizes) } : start;
  const range = { min: 0, max: count - 1 };
  const dragged = undoRubberBand(start.position, range, 1) - x / pitch;
  return { ...start, position: rubberBand(dragged, range, 1) };
}

/** Distance beyond which a pull without a flick closes, as a share of the height (vaul: 0.25). */
const dismissShare = 0.25;

/** Distance of a pull at which the backdrop is transparent, as a share of the height. */
const transparentShare = 0.6;

/** Share by which a pull over the whole height shrinks the picture. */
const maxShrink = 0.3;

/** The picture's scale and the backdrop's opacity during a pull. @param pull px @param height px */
export function pullEffect(pull: number, height: number): { scale: number; backdrop: number } {
  const share = height > 0 ? Math.min(Math.abs(pull) / height, 1) : 0;
  return { scale: 1 - maxShrink * share, backdrop: Math.max(1 - share / transparentShare, 0) };
}

/**
 * Whether a released pull closes the lightbox: a long pull up or down, or a flick down, but not a
 * flick back.
 * @param pull px, positive is down
 * @param velocity px/ms, positive is down
 * @param height of the container, px
 */
export function isDismissed(pull: number, velocity: number, height: number): boolean {
  if (isFlick(velocity) && velocity * pull < 0) return false;
  return (isFlick(velocity) && pull > 0) || Math.abs(pull) > dismissShare * height;
}
