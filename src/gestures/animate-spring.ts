import { type Spring, spring } from './spring.ts';

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
  /** Leaves everything where it is. */
  stop(): void;
  /** Velocity of each value, per ms. */
  velocity(): T;
}

/** Animates values to where they come to rest, each by a spring of its own, all with the frames. */
export function animateSpring<T extends Values>(options: SpringOptions<T>): SpringAnimation<T> {
  const { from, to, velocity, pixels, onFrame, onRest } = options;
  const keys = Object.keys(from) as (keyof T & string)[];
  const unit = (key: keyof T) => pixels?.[key] ?? 1;
  const springs = new Map<string, Spring>();
  for (const key of keys) {
    const inPixels = (values: Partial<T> | undefined) => (values?.[key] ?? 0) * unit(key);
    const release = { from: inPixels(from), to: inPixels(to), velocity: inPixels(velocity) };
    springs.set(key, spring(release));
  }
  const start = performance.now();
  let time = 0;
  let frame = requestAnimationFrame(step);

  function valuesOf(measure: (spring: Spring) => number): T {
    const entries = [...springs].map(([key, value]) => [key, measure(value) / unit(key)]);
    return Object.fromEntries(entries) as T;
  }

  function step(now: number) {
    // A frame's time may lie before the call that asked for it.
    time = Math.max(now - start, 0);
    if ([...springs.values()].every((value) => value.isAtRest(time))) {
      onFrame(to);
      onRest();
      return;
    }
    frame = requestAnimationFrame(step);
    onFrame(valuesOf((value) => value.positionAt(time)));
  }

  return {
    stop: () => cancelAnimationFrame(frame),
    velocity: () => valuesOf((value) => value.velocityAt(time)),
  };
}
