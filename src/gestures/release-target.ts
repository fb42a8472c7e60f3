import { flickVelocity } from '#src/config/specification.ts';
import { clamp } from './clamp.ts';

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
