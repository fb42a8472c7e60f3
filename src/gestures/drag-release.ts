import { flickVelocity } from '#src/lib/specification.ts';
import { clamp } from './range.ts';

/** Time over which velocity is measured, ms: a longer one is steadier but less current. */
const velocityWindow = 80;

/** Minimum duration of a measurement of velocity, ms; a shorter one gives 0 (PhotoSwipe: 5). */
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
 * A pointer's velocity at `time` (ms), px/ms; 0 at rest. An average over the whole drag would be
 * wrong if the pointer rests before or after the flick.
 */
export function velocityAt(samples: readonly Sample[], time: number): Point {
  const first = samples.findLast((sample) => sample.time <= time - velocityWindow) ?? samples[0];
  const last = samples.at(-1);
  if (!first || !last || time - first.time < minDuration) return { x: 0, y: 0 };
  const duration = time - first.time;
  return { x: (last.x - first.x) / duration, y: (last.y - first.y) / duration };
}

/** Whether a pointer was released fast enough for a flick. @param velocity px/ms, signed */
export function isFlick(velocity: number): boolean {
  return Math.abs(velocity) > flickVelocity;
}

interface Release {
  /**
   * Slide at which the drag began. Fractional in the lightbox if its slides were moving; the home
   * screen passes the nearest slide.
   */
  start: number;
  /** Slide at which the drag ended; 1.5 is between the second and the third. */
  position: number;
  /** px/ms, positive towards later slides. */
  velocity: number;
  /** Number of slides. */
  count: number;
}

/**
 * Index of the slide on which a released drag comes to rest, at most one from its start. For mouse
 * and pen on the home screen, where fingers scroll natively; for all pointers in the lightbox.
 */
export function releaseTarget({ start, position, velocity, count }: Release): number {
  // A flick that begins between two slides (lightbox only) goes to the slide in its direction.
  const began = velocity > 0 ? Math.floor(start) : Math.ceil(start);
  const slide = clamp(began, { min: 0, max: count - 1 });
  const wanted = isFlick(velocity) ? slide + Math.sign(velocity) : Math.round(position);
  return clamp(clamp(wanted, { min: slide - 1, max: slide + 1 }), { min: 0, max: count - 1 });
}
