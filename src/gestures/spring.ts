/** Stiffness in 1/ms: a page comes to rest in 350 to 500 ms, as on a phone. */
const frequency = 0.022;

/** A movement less than this many px from its end cannot be seen any more. */
const restDistance = 1;

interface Release {
  /** px */
  from: number;
  /** px */
  to: number;
  /** px/ms, positive towards larger positions. */
  velocity: number;
}

/** A movement that comes to rest at a place without passing it, as a page that was let go. */
export interface Spring {
  /** Position in px at `time` ms after the release. */
  positionAt(time: number): number;
  /** Velocity in px/ms at `time` ms after the release. */
  velocityAt(time: number): number;
  /** Whether it has as good as arrived at `time` ms. */
  isAtRest(time: number): boolean;
}

/**
 * A critically damped spring: takes on the velocity of the release, so that hand and page do not part
 * with a jolt, and arrives without swinging.
 */
export function spring({ from, to, velocity }: Release): Spring {
  const distance = from - to;
  const push = velocity + frequency * distance;
  const remaining = (time: number) => (distance + push * time) * Math.exp(-frequency * time);
  return {
    positionAt: (time) => to + remaining(time),
    velocityAt: (time) => push * Math.exp(-frequency * time) - frequency * remaining(time),
    isAtRest: (time) => Math.abs(remaining(time)) < restDistance && time > 1 / frequency,
  };
}
