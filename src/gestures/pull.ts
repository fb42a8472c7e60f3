import { flickVelocity } from '#src/config/specification.ts';

/** Share of the height beyond which a pull closes (vaul: 0.25). */
const closingShare = 0.25;

/** Share of the height at which nothing is left of the backdrop. */
const clearShare = 0.6;

/** How much smaller what is pulled by the whole height would be. */
const shrinkage = 0.3;

interface Pull {
  /** px from where it rests; positive is down. */
  way: number;
  /** Height of the view, px. */
  height: number;
}

/** What a pull up or down makes of the picture and of the backdrop behind it. */
export function pulled({ way, height }: Pull): { scale: number; backdrop: number } {
  const share = height > 0 ? Math.min(Math.abs(way) / height, 1) : 0;
  return { scale: 1 - shrinkage * share, backdrop: Math.max(1 - share / clearShare, 0) };
}

/**
 * Whether a released pull closes: far enough either way, or a flick down. A flick back does not.
 * @param velocity px/ms, positive is down
 */
export function closesByPull({ way, height, velocity }: Pull & { velocity: number }): boolean {
  const flick = Math.abs(velocity) > flickVelocity;
  if (flick && velocity * way < 0) return false;
  return (flick && way > 0) || Math.abs(way) > closingShare * height;
}
