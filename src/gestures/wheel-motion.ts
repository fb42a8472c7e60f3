import { gestureLockout } from '#src/config/specification.ts';

/** Samples are merged until they span this long (ms): two or three of a trackpad, one of a notched wheel. */
const pointSpan = 30;

/** A first sample has no predecessor: it is taken to have lasted one frame (ms). */
const firstSpan = 16;

/** Inertia slows down by these factors from point to point (wheel-gestures: 0.6 to 0.96). */
const slowing = { least: 0.6, most: 0.96, run: 4 } as const;

/** So many samples, none larger than the one before, down to this share: inertia, whatever their times. */
const fading = { samples: 3, share: 0.9 } as const;

/**
 * A flick during inertia is twice as fast as what was left, with samples twice as large (wheel-gestures),
 * and by so many px/ms above noise, for so many points: a single one may be two samples that came late.
 */
const flick = { factor: 2, excess: 0.3, run: 2 } as const;

/**
 * A wheel still turns on purpose where the later half of the lockout brought at least this share of
 * the earlier half and this many px. Recorded inertia brings 0.2 to 0.55; an even spin about 1.
 */
const ongoing = { share: 0.75, distance: 60 } as const;

interface Point {
  /** When it ended, ms. */
  time: number;
  /** How long it took, ms. */
  span: number;
  /** px */
  distance: number;
  /** px/ms */
  velocity: number;
  /** Mean of its samples, px. */
  delta: number;
}

/** px between two times, ms; a point's way is spread over its span. */
function distanceBetween(points: Point[], from: number, to: number): number {
  return points.reduce((total, { time, span, velocity }) => {
    const overlap = Math.min(time, to) - Math.max(time - span, from);
    return total + Math.max(overlap, 0) * velocity;
  }, 0);
}

/** How one gesture moves along its axis: whether it coasts, goes on or gets a new push. */
export interface WheelMotion {
  /** Takes a distance in px, not negative, at a time in ms. Says whether a coasting gesture was pushed anew. */
  push(distance: number, time: number): boolean;
  /** Whether it has been kept going on purpose for the whole lockout before `time` (ms). */
  isOngoing(time: number): boolean;
  /** Whether a sample of this distance (px) after a pause is the next one of inertia that comes late. */
  resumes(distance: number): boolean;
}

/**
 * Looks at points of 30 ms instead of single samples, because browsers merge samples (twice the
 * distance after twice the time) and round them. Both have to change for inertia and for a flick, the
 * velocity and the samples: a notched wheel's steps are equal, whatever its rhythm.
 */
export function createWheelMotion(): WheelMotion {
  let points: Point[] = [];
  let pending = { distance: 0, span: 0, samples: 0 };
  let lastTime: number | undefined;
  /** Samples since one was larger than the one before, px. */
  let fade = { first: 0, last: 0, samples: 0 };
  let slowingRun = 0;
  let flickRun = 0;
  /** What is left of the inertia since it was recognised: slowest velocity and smallest sample. */
  let valley: Pick<Point, 'velocity' | 'delta'> | undefined;

  function isFading(): boolean {
    return fade.samples >= fading.samples && fade.last <= fade.first * fading.share;
  }

  function complete(time: number): boolean {
    const { distance, span, samples } = pending;
    pending = { distance: 0, span: 0, samples: 0 };
    const point = { time, span, distance, velocity: distance / span, delta: distance / samples };
    const before = points.at(-1);
    points = points.filter((old) => old.time > time - gestureLockout);
    points.push(point);
    const factor = before ? point.velocity / before.velocity : 1;
    const slower = factor >= slowing.least && factor <= slowing.most;
    const smaller = before !== undefined && point.delta < before.delta;
    slowingRun = slower && smaller ? slowingRun + 1 : 0;
    if (slowingRun >= slowing.run) valley ??= point;
    if (!valley) return false;
    const { velocity, delta } = valley;
    const least = Math.max(velocity * flick.factor, velocity + flick.excess);
    const faster = point.velocity > least && point.delta > delta * flick.factor;
    valley = {
      velocity: Math.min(velocity, point.velocity),
      delta: Math.min(delta, point.delta),
    };
    flickRun = faster ? flickRun + 1 : 0;
    return flickRun >= flick.run;
  }

  return {
    push(distance, time) {
      const span = lastTime === undefined ? firstSpan : Math.max(time - lastTime, 0);
      lastTime = time;
      fade =
        distance > fade.last
          ? { first: distance, last: distance, samples: 1 }
          : { ...fade, last: distance, samples: fade.samples + 1 };
      pending.distance += distance;
      pending.span += span;
      pending.samples += 1;
      return pending.span >= pointSpan && complete(time);
    },
    isOngoing(time) {
      const middle = time - gestureLockout / 2;
      const later = distanceBetween(points, middle, time);
      const earlier = distanceBetween(points, time - gestureLockout, middle);
      const even = later >= earlier * ongoing.share && later >= ongoing.distance;
      return even && !isFading();
    },
    resumes(distance) {
      const { last } = fade;
      return isFading() && distance <= last && distance >= last * slowing.least;
    },
  };
}
