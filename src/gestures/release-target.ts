import { flickVelocity } from '#src/config/specification.ts';
import { clamp } from './clamp.ts';

interface Release {
  /** Page at which the drag began; fractional if it caught the pages mid-motion. */
  start: number;
  /** The drag left the pages here; 1.5 is between the second and the third. */
  position: number;
  /** px/ms, positive towards later pages. */
  velocity: number;
  count: number;
}

/** The page on which a released drag comes to rest: at most one from where it began. */
export function releaseTarget({ start, position, velocity, count }: Release): number {
  // A flick that begins between two pages goes to the one in its direction.
  const began = velocity > 0 ? Math.floor(start) : Math.ceil(start);
  const page = clamp(began, { min: 0, max: count - 1 });
  const isFlick = Math.abs(velocity) > flickVelocity;
  const wanted = isFlick ? page + Math.sign(velocity) : Math.round(position);
  return clamp(clamp(wanted, { min: page - 1, max: page + 1 }), { min: 0, max: count - 1 });
}
