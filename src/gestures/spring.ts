/** Stiffness in 1/ms: a page comes to rest in 350 to 500 ms, as on a phone. */
const frequency = 0.022;

/** A movement less than this many px from its end cannot be seen any more. */
const restDistance = 1;

interface Release {
  /** px, as `to`. */
  from: number;
  to: number;
  /** px/ms, positive towards larger positions. */
  velocity: number;
}

/**
 * A critically damped spring, `time` ms after the release: it takes on the velocity, so that hand and page
 * do not part with a jolt, and arrives without swinging.
 * @returns px, px/ms, and whether it has as good as arrived
 */
export function springAt({ from, to, velocity }: Release, time: number) {
  const distance = from - to;
  const push = velocity + frequency * distance;
  const decay = Math.exp(-frequency * time);
  const remaining = (distance + push * time) * decay;
  return {
    position: to + remaining,
    velocity: push * decay - frequency * remaining,
    atRest: Math.abs(remaining) < restDistance && time > 1 / frequency,
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
  const { from, to, onFrame, onRest } = options;
  const velocity: Partial<Values> = options.velocity ?? {};
  const pixels: Partial<Values> = options.pixels ?? {};
  const start = performance.now();
  let time = 0;
  let frame = requestAnimationFrame(step);

  function springsNow() {
    return Object.keys(from).map((key) => {
      const unit = pixels[key] ?? 1;
      const inPixels = (values: Partial<Values>) => (values[key] ?? 0) * unit;
      const release = { from: inPixels(from), to: inPixels(to), velocity: inPixels(velocity) };
      return { key, unit, ...springAt(release, time) };
    });
  }

  function step(now: number) {
    // A frame's time may lie before the call that asked for it.
    time = Math.max(now - start, 0);
    const springs = springsNow();
    if (springs.every(({ atRest }) => atRest)) {
      onFrame(to);
      onRest();
      return;
    }
    frame = requestAnimationFrame(step);
    onFrame(
      Object.fromEntries(springs.map(({ key, unit, position }) => [key, position / unit])) as T,
    );
  }

  return {
    stop: () => cancelAnimationFrame(frame),
    velocity: () =>
      Object.fromEntries(springsNow().map(({ key, unit, velocity: v }) => [key, v / unit])) as T,
  };
}
