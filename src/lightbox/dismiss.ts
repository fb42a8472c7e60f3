import { flickVelocity } from '#src/config/specification.ts';

/** Share of the height beyond which a pull dismisses (vaul: 0.25). */
const dismissShare = 0.25;

/** Share of the height at which nothing is left of the backdrop. */
const clearShare = 0.6;

/** How much smaller a picture is that is pulled by the whole height. */
const shrinkage = 0.3;

interface Pull {
  /** px from where the picture rests; positive is down. */
  distance: number;
  /** Height of the gallery, px. */
  height: number;
}

/** What a pull up or down makes of the picture's scale and of the backdrop's opacity. */
export function pullEffect({ distance, height }: Pull): { scale: number; backdrop: number } {
  const share = height > 0 ? Math.min(Math.abs(distance) / height, 1) : 0;
  return { scale: 1 - shrinkage * share, backdrop: Math.max(1 - share / clearShare, 0) };
}

/**
 * Whether a released pull dismisses: far enough either way, or a flick down. A flick back does not.
 * @param velocity px/ms, positive is down
 */
export function isDismissed({ distance, height, velocity }: Pull & { velocity: number }): boolean {
  const flick = Math.abs(velocity) > flickVelocity;
  if (flick && velocity * distance < 0) return false;
  return (flick && distance > 0) || Math.abs(distance) > dismissShare * height;
}
