/** Time over which velocity is measured, ms: long enough to be steady, short enough to be fresh. */
const velocityWindow = 80;

/** Samples closer together than this are too noisy, ms (PhotoSwipe: 5). */
const minDuration = 5;

/** px */
export interface Point {
  x: number;
  y: number;
}

/** A pointer's position at `time` (`Event.timeStamp`, ms). */
export interface Sample extends Point {
  time: number;
}

/**
 * A pointer's velocity at `time` (ms), px/ms; 0 while it is held still. An average over the whole
 * drag would misread a hold before the flick, or after it.
 */
export function velocityAt(samples: readonly Sample[], time: number): Point {
  const first = samples.findLast((sample) => sample.time <= time - velocityWindow) ?? samples[0];
  const last = samples.at(-1);
  if (!first || !last || time - first.time < minDuration) return { x: 0, y: 0 };
  const duration = time - first.time;
  return { x: (last.x - first.x) / duration, y: (last.y - first.y) / duration };
}
