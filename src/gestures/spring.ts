/** A movement that ends at a place without passing it, as a page that was let go. */
export interface Spring {
  /** Position in px at `time` ms after the release. */
  at(time: number): number;
  /** Whether it has as good as arrived at `time` ms. */
  isOver(time: number): boolean;
}

/** Stiffness in 1/ms: a page comes to rest in 350 to 500 ms, as on a phone. */
const frequency = 0.022;

/** Less than this many px from its end, a movement cannot be seen any more. */
const invisible = 1;

interface Release {
  from: number;
  to: number;
  /** px/ms, positive towards larger positions. */
  velocity: number;
}

/**
 * A critically damped spring: takes the velocity of the release on, so that hand and page do not
 * part with a jolt, and arrives without swinging.
 */
export function spring({ from, to, velocity }: Release): Spring {
  const distance = from - to;
  const push = velocity + frequency * distance;
  const rest = (time: number) => (distance + push * time) * Math.exp(-frequency * time);
  return {
    at: (time) => to + rest(time),
    isOver: (time) => Math.abs(rest(time)) < invisible && time > 1 / frequency,
  };
}
