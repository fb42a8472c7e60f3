import { gestureLockout } from '#src/lib/specification.ts';
import type { Point } from './drag-release.ts';

/**
 * The part of a wheel event that the detector reads. `timeStamp` is the device's, so main-thread
 * stalls do not distort it; a trackpad pinch arrives as a wheel event with `ctrlKey`.
 */
export type WheelSample = Pick<
  WheelEvent,
  'deltaX' | 'deltaY' | 'deltaMode' | 'timeStamp' | 'ctrlKey'
>;

/** px per unit, by `deltaMode`: px; a line (wheel-gestures: 18); a page (Swiper: 800). */
const unitLengths = [1, 18, 800] as const;

/** px */
export function wheelDeltas({ deltaX, deltaY, deltaMode }: WheelSample): Point {
  const length = unitLengths[deltaMode] ?? 1;
  return { x: deltaX * length, y: deltaY * length };
}

export interface WheelStep {
  axis: 'x' | 'y';
  /** -1 for left and up, 1 for right and down. */
  direction: -1 | 1;
}

export type WheelGesture = ReturnType<typeof createWheelGesture>;

/** Distance of a trackpad gesture that shows intent, px (YARL: 30). */
const intentDistance = 30;

/**
 * A first sample after a pause is a notch of a mouse wheel if it is longer than this, px. Slow notches
 * have 4 px on macOS; fingers that rest on a trackpad send 1 px, and most swipes start with 1 to 3 px.
 */
const maxNoise = 3;

/** Silence that ends a gesture, ms (fullPage: 200; Swiper: 150). */
const gestureGap = 200;

/** Time over which speed is measured, ms: single samples of a push vary by a factor of 2. */
const speedWindow = 80;

/** Fingers push anew when they become this many times faster. */
const pushFactor = 2.5;

/** Above this share of the highest speed a hand drives; inertia has decayed to 0.2 in time. */
const drivenShare = 0.5;

/** Time between two samples of a trackpad, ms. */
const frame = 1000 / 60;

/**
 * A stalled page gets all that it has missed as one sample. After a silence that is inertia, if one
 * frame of it has at least this share of the sample before, but not all of it.
 */
const inertiaShare = 0.3;

interface Moment {
  /** ms */
  time: number;
  /** px per `speedWindow` */
  speed: number;
}

interface Gesture extends WheelStep {
  /** When it began or was last pushed, consumed or driven on to a further step. */
  since: Moment;
  /** Speeds. */
  max: number;
  /** Minimum since the maximum. */
  min: number;
}

const noPending = { x: 0, y: 0, consumed: false };
const never = Number.NEGATIVE_INFINITY;

function dominantAxis({ x, y }: Point): WheelStep['axis'] {
  return Math.abs(x) > Math.abs(y) ? 'x' : 'y';
}

function isMissedInertia(gap: number, delta: number, last: number): boolean {
  const share = (delta / last) * (frame / gap);
  return gap < gestureLockout && share >= inertiaShare && share < 1;
}

/** Inertia only decays; fingers put down again stop it and start slowly. */
function isNewPush({ speed }: Moment, { max, min }: Gesture): boolean {
  return min < max && speed >= min * pushFactor;
}

/** Returns whether the gesture makes a further step. */
function advance(gesture: Gesture, now: Moment, consumed: boolean): boolean {
  const { time, speed } = now;
  const { since, max, min } = gesture;
  gesture.min = speed > max ? speed : Math.min(min, speed);
  gesture.max = Math.max(max, speed);
  const isDriven = speed >= gesture.max * drivenShare;
  const isStep = !consumed && isDriven && time - since.time >= gestureLockout;
  // Slow fingers may push only now.
  const isSurge = speed >= since.speed * pushFactor;
  if (isStep || consumed || isSurge) gesture.since = now;
  return isStep && !isSurge;
}

/**
 * Detects one step per wheel gesture, whatever its inertia. A gesture begins with a notch or 30 px,
 * and ends with a pause, 30 px in another direction or a new push. One that is driven on, such as a
 * spun wheel, makes a further step after each `gestureLockout`.
 * @param since when the first sample could come, ms: what moves then, without a pause before it, may
 * be the inertia of a gesture that began earlier, and makes no step
 */
export function createWheelGesture(since = never) {
  let current: Gesture | undefined;
  /** Movement outside the current gesture, px with sign. */
  let pending = { ...noPending, consumed: true };
  /** What has moved within `speedWindow`: px with sign, from the sample before on, ms. */
  let recent = [{ from: never, to: since, delta: 0 }];

  /** The time of the sample before, from which this one moves on; undefined after a pause. */
  function startOf(time: number, delta: number): number | undefined {
    const last = recent.at(-1);
    if (!last) return undefined;
    const gap = time - last.to;
    const isPause = gap > gestureGap && !isMissedInertia(gap, delta, last.delta);
    // A stalled page listens only after its first samples.
    return isPause ? undefined : Math.min(last.to, time);
  }

  /** Speed along `direction`. */
  function speedAt(time: number, direction: number): number {
    const start = time - speedWindow;
    recent = recent.filter(({ to }) => to > start);
    return recent
      .filter(({ delta }) => delta * direction > 0)
      .map(({ from, to, delta }) => Math.abs(delta) * Math.min((to - start) / (to - from), 1))
      .reduce((total, distance) => total + distance, 0);
  }

  return {
    /** @param consumed by something else, such as a scrolling page: the gesture makes no step */
    push(sample: WheelSample, consumed = false): WheelStep | undefined {
      const { timeStamp: time, ctrlKey } = sample;
      const deltas = wheelDeltas(sample);
      const delta = deltas[dominantAxis(deltas)];
      // A trackpad sends a sample without a delta when fingers are lifted.
      if (ctrlKey || delta === 0) return undefined;
      const start = startOf(time, delta);
      if (start === undefined) {
        current = undefined;
        pending = noPending;
      }
      const isNotch = start === undefined && Math.abs(delta) > maxNoise;
      recent.push({ from: start ?? time - gestureGap, to: time, delta });
      const now = { time, speed: speedAt(time, delta) };
      if (current && deltas[current.axis] * current.direction > 0) {
        pending = noPending;
        if (!isNewPush(now, current)) return advance(current, now, consumed) ? current : undefined;
        current = undefined;
      }
      pending = {
        x: pending.x + deltas.x,
        y: pending.y + deltas.y,
        consumed: pending.consumed || consumed,
      };
      const axis = dominantAxis(pending);
      if (!isNotch && Math.abs(pending[axis]) < intentDistance) return undefined;
      const direction = pending[axis] > 0 ? 1 : -1;
      const makesStep = !pending.consumed;
      current = { axis, direction, since: now, max: now.speed, min: now.speed };
      pending = noPending;
      return makesStep ? current : undefined;
    },
  };
}
