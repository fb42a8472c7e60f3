/** Stiffness in 1/ms: a page comes to rest in 350 to 500 ms, as on a phone. */
const frequency = 0.022;

/** A movement less than this many px from its end cannot be seen any more. */
const restDistance = 1;

interface Release {
  from: number;
  to: number;
  /** Per ms, positive towards larger positions. */
  velocity: number;
}

/**
 * A critically damped spring, `time` ms after the release: it takes on the velocity, so that hand and page
 * do not part with a jolt, and arrives without swinging.
 * @param pixels about how many px one unit moves something
 * @returns position, velocity, and whether it has as good as arrived
 */
export function springAt({ from, to, velocity }: Release, time: number, pixels = 1) {
  const distance = from - to;
  const push = velocity + frequency * distance;
  const decay = Math.exp(-frequency * time);
  const remaining = (distance + push * time) * decay;
  return {
    position: to + remaining,
    velocity: push * decay - frequency * remaining,
    atRest: Math.abs(remaining) * pixels < restDistance && time > 1 / frequency,
  };
}

type Values = Record<string, number>;

interface SpringOptions<T extends Values> {
  from: T;
  to: T;
  /** Per ms; 0 where it is missing. */
  velocity?: Partial<T>;
  /** About how many px a value moves something per unit; 1 where it is missing. */
  pixels?: Partial<T>;
  /** Called with every frame, the last time with `to`. */
  onFrame: (values: T) => void;
  /** Called once everything is at rest, unless the animation was stopped. */
  onRest: () => void;
}

export interface SpringAnimation<T extends Values> {
  stop(): void;
  /** Velocity of each value, per ms. */
  velocity(): T;
}

/** Animates values to where they come to rest, each by a spring of its own, all with the frames. */
export function animateSpring<T extends Values>(options: SpringOptions<T>): SpringAnimation<T> {
  const { from, to, velocity, pixels, onFrame, onRest } = options;
  const keys: (keyof T)[] = Object.keys(from);
  const start = performance.now();
  let time = 0;
  let frame = requestAnimationFrame(step);

  function springOf(key: keyof T) {
    const release = { from: from[key] ?? 0, to: to[key] ?? 0, velocity: velocity?.[key] ?? 0 };
    return springAt(release, time, pixels?.[key]);
  }

  const valuesNow = (name: 'position' | 'velocity') =>
    Object.fromEntries(keys.map((key) => [key, springOf(key)[name]])) as T;

  function step(now: number) {
    // A frame's time may lie before the call that asked for it.
    time = Math.max(now - start, 0);
    if (keys.every((key) => springOf(key).atRest)) {
      onFrame(to);
      onRest();
      return;
    }
    frame = requestAnimationFrame(step);
    onFrame(valuesNow('position'));
  }

  return {
    stop: () => cancelAnimationFrame(frame),
    velocity: () => valuesNow('velocity'),
  };
}
