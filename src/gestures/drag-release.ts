import { flickVelocity } from '#src/lib/specification.ts';
import { clamp } from './range.ts';

/** Time over which velocity is measured, ms. A longer time is steadier but less current. */
const velocityWindow = 80;

/** Minimum duration of a movement, ms (PhotoSwipe: 5). A shorter movement has velocity 0. */
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
 * A pointer's velocity at `time` (ms), px/ms. The velocity is measured over `velocityWindow`
 * instead of the whole drag, because the pointer may have rested before the flick, or rest now.
 */
export function velocityAt(samples: readonly Sample[], time: number): Point {
  const first = samples.findLast((sample) => sample.time <= time - velocityWindow) ?? samples[0];
  const last = samples.at(-1);
  if (!first || !last || time - first.time < minDuration) return { x: 0, y: 0 };
  const duration = time - first.time;
  return { x: (last.x - first.x) / duration, y: (last.y - first.y) / duration };
}

/** @param velocity of the pointer at its release, px/ms, signed */
export function isFlick(velocity: number): boolean {
  return Math.abs(velocity) > flickVelocity;
}

interface Release {
  /**
   * Position at which the drag began. It is fractional only if the press stopped the lightbox
   * between two slides.
   */
  start: number;
  /** Position at which the drag ended; 1.5 is between the second and the third slide. */
  position: number;
  /** px/ms, positive towards later slides. */
  velocity: number;
  /** Number of slides. */
  count: number;
}

/**
 * Index of the slide on which a released drag comes to rest, at most one slide from the start. The
 * home screen uses this function for mouse and pen, the lightbox for all pointers.
 */
export function releaseTarget({ start, position, velocity, count }: Release): number {
  const slides = { min: 0, max: count - 1 };
  // A flick that begins between two slides goes to the slide in its direction.
  const origin = clamp(velocity > 0 ? Math.floor(start) : Math.ceil(start), slides);
  const target = isFlick(velocity) ? origin + Math.sign(velocity) : Math.round(position);
  return clamp(clamp(target, { min: origin - 1, max: origin + 1 }), slides);
}
