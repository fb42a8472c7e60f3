import { flickVelocity } from '#src/config/specification.ts';

interface Release {
  /** Page on which the drag began. */
  start: number;
  /** Where the drag left the pages, in pages: 1.5 is between the second and the third. */
  position: number;
  /** px/ms, positive towards later pages. */
  velocity: number;
  /** How many pages there are. */
  count: number;
}

/** The page on which a released drag comes to rest: never more than one from where it began. */
export function releaseTarget({ start, position, velocity, count }: Release): number {
  const flick = Math.abs(velocity) > flickVelocity;
  const wanted = flick ? start + Math.sign(velocity) : Math.round(position);
  const reachable = Math.min(Math.max(wanted, start - 1), start + 1);
  return Math.min(Math.max(reachable, 0), count - 1);
}
