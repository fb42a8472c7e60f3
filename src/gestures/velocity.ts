/** Time over which a velocity is measured, ms: long enough to be steady, short enough to be of this moment. */
const velocityWindow = 80;

/** Samples closer together than this (ms) say nothing about a velocity (PhotoSwipe: 5). */
const minSpan = 5;

/** px */
export interface Point {
  x: number;
  y: number;
}

/** Where a pointer was at a time (`Event.timeStamp`, ms). */
export interface Sample extends Point {
  time: number;
}

/**
 * How fast a pointer moves at `time` (ms), px/ms: 0 for one that is held still. Distance and time of the
 * whole drag would misread a hold before the flick, or a stop after it.
 */
export function velocityAt(samples: readonly Sample[], time: number): Point {
  const first = samples.findLast((sample) => sample.time <= time - velocityWindow) ?? samples[0];
  const last = samples.at(-1);
  if (!first || !last || time - first.time < minSpan) return { x: 0, y: 0 };
  const duration = time - first.time;
  return { x: (last.x - first.x) / duration, y: (last.y - first.y) / duration };
}
