/** Natural frequency, rad/ms, at which a slide comes to rest in 350 to 500 ms, as on a phone. */
const frequency = 0.022;

/** Distance from the target below which a spring is at rest, px. */
const restDistance = 1;

interface Release {
  from: number;
  to: number;
  /** Per ms. */
  velocity: number;
}

/**
 * State of a critically damped spring, `time` ms after the release. The spring does not rest before
 * `1 / frequency`, because until then a spring that starts at its target may move away.
 * @param pixels distance by which a unit of the value moves the element, px
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
  /** Per ms, 0 by default. */
  velocity?: Partial<T>;
  /** Approximate distance by which a unit of the value moves the element, px; 1 by default. */
  pixels?: Partial<T>;
  /** Called on every frame, finally with `to`. */
  onFrame: (values: T) => void;
  /** Called when all values are at rest, unless `stop` was called. */
  onRest: () => void;
}

export type SpringAnimation<T extends Values> = ReturnType<typeof animateSpring<T>>;

/** Animates each value by a separate spring, all in the same frames. */
export function animateSpring<T extends Values>(options: SpringOptions<T>) {
  const { from, to, velocity, pixels, onFrame, onRest } = options;
  const keys: (keyof T)[] = Object.keys(from);
  const start = performance.now();
  let time = 0;
  let frame = requestAnimationFrame(step);

  function springOf(key: keyof T) {
    const release = { from: from[key] ?? 0, to: to[key] ?? 0, velocity: velocity?.[key] ?? 0 };
    return springAt(release, time, pixels?.[key]);
  }

  const current = (name: 'position' | 'velocity') =>
    Object.fromEntries(keys.map((key) => [key, springOf(key)[name]])) as T;

  function step(now: number) {
    // A frame's timestamp may precede the call that requested the frame.
    time = Math.max(now - start, 0);
    if (keys.every((key) => springOf(key).atRest)) {
      onFrame(to);
      onRest();
      return;
    }
    frame = requestAnimationFrame(step);
    onFrame(current('position'));
  }

  return {
    stop: () => cancelAnimationFrame(frame),
    /** Per ms. */
    velocity: () => current('velocity'),
  };
}
