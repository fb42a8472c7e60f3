import { gestureLockout } from '#src/lib/specification.ts';
import { dominantAxis, type WheelSample, wheelDeltas } from './wheel-sample.ts';

export interface WheelStep {
  axis: 'x' | 'y';
  /** -1 for left and up, 1 for right and down. */
  direction: -1 | 1;
}

export type WheelGesture = ReturnType<typeof createWheelGesture>;

/** Minimum distance of a trackpad's gesture, px (yet-another-react-lightbox: 30). */
const intentDistance = 30;

/**
 * Largest first sample of fingers on a trackpad, px (1 to 3). A larger one is a notch of a wheel:
 * slow notches on macOS have 4.
 */
const maxNoise = 3;

/** Pause that ends a gesture, ms (fullPage: 200; Swiper: 150). */
const gestureGap = 200;

/** Time over which speed is measured, ms: samples of moving fingers vary by a factor of 2. */
const speedWindow = 80;

/**
 * Minimum factor of a rise in speed. A push rises from the gesture's lowest speed, and begins a new
 * gesture. A surge rises from the speed at the lockout's start, and restarts the lockout.
 */
const pushFactor = 2.5;

/**
 * A speed below this share of the highest is inertia. By the end of the lockout, inertia has
 * decayed to 0.2 of the highest speed.
 */
const drivenShare = 0.5;

/** Interval of a trackpad's samples, ms. */
const sampleInterval = 1000 / 60;

/** Minimum delta per sample, as a share of the previous delta, in `isMissedInertia`. */
const inertiaShare = 0.3;

interface Moment {
  /** ms */
  time: number;
  /** px per `speedWindow` */
  speed: number;
}

interface Gesture extends WheelStep {
  /** Start of the lockout: the last step, consumed sample or surge (see `advance`). */
  lockout: Moment;
  /** Highest speed, px per `speedWindow`. */
  max: number;
  /** Lowest speed since the highest one. */
  min: number;
}

const nothingPending = { x: 0, y: 0, consumed: false };
const never = Number.NEGATIVE_INFINITY;

/**
 * A stalled page receives the sum of all missed samples. The sum is inertia if the gap is short and
 * the delta per sample is below the previous delta, but at least `inertiaShare` of it.
 * @param gap ms without samples @param delta of the sum, px @param previousDelta px
 */
function isMissedInertia(gap: number, delta: number, previousDelta: number): boolean {
  const share = (delta / previousDelta) * (sampleInterval / gap);
  return gap < gestureLockout && share >= inertiaShare && share < 1;
}

/** Inertia only decays: a rise after a minimum is a new push of the fingers. */
function isNewPush({ speed }: Moment, { max, min }: Gesture): boolean {
  return min < max && speed >= min * pushFactor;
}

/** Updates the gesture. Returns whether it makes a further step. */
function advance(gesture: Gesture, now: Moment, consumed: boolean): boolean {
  const { time, speed } = now;
  const { lockout, max, min } = gesture;
  gesture.min = speed > max ? speed : Math.min(min, speed);
  gesture.max = Math.max(max, speed);
  const isDriven = speed >= gesture.max * drivenShare;
  const isStep = !consumed && isDriven && time - lockout.time >= gestureLockout;
  // Slow fingers may end with a swipe, which belongs to their gesture: the surge makes no step, and
  // restarts the lockout because of the swipe's inertia.
  const isSurge = speed >= lockout.speed * pushFactor;
  if (isStep || consumed || isSurge) gesture.lockout = now;
  return isStep && !isSurge;
}

/**
 * Detects the wheel's steps and ignores inertia. A gesture makes one step, and another after each
 * `gestureLockout` for which it continues; a surge restarts the lockout. A gesture ends with a
 * pause, 30 px in another direction or a new push.
 * @param listeningSince start of listening, ms (`Event.timeStamp`). Samples until the first pause
 * may be inertia of an earlier gesture, and make no step.
 */
export function createWheelGesture(listeningSince = never) {
  let current: Gesture | undefined;
  /** Movement outside the current gesture, signed px. */
  let pending = { ...nothingPending, consumed: true };
  /** Deltas within `speedWindow`, signed px, each spread over the ms since the previous sample. */
  let recent = [{ from: never, to: listeningSince, delta: 0 }];

  /** Time of the previous sample, ms; undefined after a pause. */
  function previousTime(time: number, delta: number): number | undefined {
    const last = recent.at(-1);
    if (!last) return undefined;
    const gap = time - last.to;
    const isPause = gap > gestureGap && !isMissedInertia(gap, delta, last.delta);
    // On a stalled page `listeningSince` may be later than the first sample.
    return isPause ? undefined : Math.min(last.to, time);
  }

  /** Speed in `direction`, px per `speedWindow`. */
  function speedAt(time: number, direction: number): number {
    const start = time - speedWindow;
    recent = recent.filter(({ to }) => to > start);
    return recent
      .filter(({ delta }) => delta * direction > 0)
      .map(({ from, to, delta }) => Math.abs(delta) * Math.min((to - start) / (to - from), 1))
      .reduce((total, distance) => total + distance, 0);
  }

  return {
    /** @param consumed whether another element uses the event, such as a page that scrolls */
    add(sample: WheelSample, consumed = false): WheelStep | undefined {
      const { timeStamp: time, ctrlKey } = sample;
      const deltas = wheelDeltas(sample);
      const delta = deltas[dominantAxis(deltas)];
      // Trackpads send a sample without a delta when the fingers are lifted.
      if (ctrlKey || delta === 0) return undefined;
      const previous = previousTime(time, delta);
      if (previous === undefined) {
        current = undefined;
        pending = nothingPending;
      }
      const isNotch = previous === undefined && Math.abs(delta) > maxNoise;
      recent.push({ from: previous ?? time - gestureGap, to: time, delta });
      const now = { time, speed: speedAt(time, delta) };
      if (current && deltas[current.axis] * current.direction > 0) {
        pending = nothingPending;
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
      current = { axis, direction, lockout: now, max: now.speed, min: now.speed };
      pending = nothingPending;
      return makesStep ? current : undefined;
    },
  };
}
