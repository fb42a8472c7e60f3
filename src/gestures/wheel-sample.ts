import type { Point } from './drag-release.ts';

/**
 * The properties of a wheel event from which steps are detected. A stalled main thread does not
 * affect `timeStamp`. A trackpad's pinch has `ctrlKey` set.
 */
export type WheelSample = Pick<
  WheelEvent,
  'deltaX' | 'deltaY' | 'deltaMode' | 'timeStamp' | 'ctrlKey'
>;

/** px per pixel, line (wheel-gestures: 18) and page (Swiper: 800), in the order of `deltaMode`. */
const unitLengths = [1, 18, 800] as const;

/** Deltas of a wheel event, px. */
export function wheelDeltas({ deltaX, deltaY, deltaMode }: WheelSample): Point {
  const length = unitLengths[deltaMode] ?? 1;
  return { x: deltaX * length, y: deltaY * length };
}

export function dominantAxis({ x, y }: Point): 'x' | 'y' {
  return Math.abs(x) > Math.abs(y) ? 'x' : 'y';
}
