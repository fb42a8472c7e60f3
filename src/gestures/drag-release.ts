import { flickVelocity } from '#src/lib/specification.ts';
import { clamp } from './range.ts';

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

interface Release {
  /** Slide at which the drag began; fractional if it caught the slides mid-motion. */
  start: number;
  /** The drag left the slides here; 1.5 is between the second and the third. */
  position: number;
  /** px/ms, positive towards later slides. */
  velocity: number;
  count: number;
}

/**
 * The slide on which a released drag comes to rest: at most one from where it began. It serves the
 * mouse on the home screen, where a finger scrolls natively, and every pointer in the lightbox.
 */
export function releaseTarget({ start, position, velocity, count }: Release): number {
  // A flick that begins between two slides goes to the one in its direction.
  const began = velocity > 0 ? Math.floor(start) : Math.ceil(start);
  const slide = clamp(began, { min: 0, max: count - 1 });
  const isFlick = Math.abs(velocity) > flickVelocity;
  const wanted = isFlick ? slide + Math.sign(velocity) : Math.round(position);
  return clamp(clamp(wanted, { min: slide - 1, max: slide + 1 }), { min: 0, max: count - 1 });
}
