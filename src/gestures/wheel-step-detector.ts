import { gestureLockout } from '#src/lib/specification.ts';
import { dominantAxis, type WheelSample, wheelDeltas } from './wheel-sample.ts';

export interface WheelStep {
  axis: 'x' | 'y';
  /** -1 for left and up, 1 for right and down. */
  direction: -1 | 1;
}

export type WheelStepDetector = ReturnType<typeof createWheelStepDetector>;

/** Distance after which a trackpad's movement is a gesture, px (yet-another-react-lightbox: 30). */
const minDistance = 30;

/** Largest first delta of fingers on a trackpad, px. A larger one is a wheel's notch (macOS: 4). */
const maxFirstDelta = 3;

/** Pause that ends a gesture, ms (fullPage: 200; Swiper: 150). */
const gestureGap = 200;

/** Time over which speed is measured, ms: samples of moving fingers vary by a factor of 2. */
const speedWindow = 80;

/** Minimum factor of an acceleration; smaller rises in speed are noise. */
const accelerationFactor = 2.5;

/**
 * Movement below this share of the gesture's highest speed is inertia. At the end of the lockout,
 * inertia has decayed to 0.2 of that speed.
 */
const inertiaShare = 0.5;

/** Interval of the samples of inertia, ms. */
const sampleInterval = 1000 / 60;

/** Minimum mean of the deltas that a stalled page has missed, as a share of the last delta. */
const minMissedShare = 0.3;

interface Moment {
  /** ms */
  time: number;
  /** px per `speedWindow` */
  speed: number;
}

interface Gesture extends WheelStep {
  /** The event that started the lockout: the last step, consumed sample or acceleration. */
  lockoutStart: Moment;
  /** Highest speed, px per `speedWindow`. */
  max: number;
  /** Lowest speed since the highest one. */
  min: number;
}

const nothingPending = { x: 0, y: 0, consumed: false };
const never = Number.NEGATIVE_INFINITY;

/**
 * Whether a sample after a pause is missed inertia. After a stall, a page receives one sample with
 * the sum of the deltas that it has missed. Inertia slows down, but not to less than
 * `minMissedShare`.
 * @param gap ms without samples @param delta of the sum, px @param previousDelta px
 */
function isMissedInertia(gap: number, delta: number, previousDelta: number): boolean {
  const meanDelta = delta / (gap / sampleInterval);
  const share = meanDelta / previousDelta;
  return gap < gestureLockout && share >= minMissedShare && share < 1;
}

/** Fingers that have slowed down and accelerate begin a new gesture. Inertia only slows down. */
function beginsNewGesture({ speed }: Moment, { max, min }: Gesture): boolean {
  return min < max && speed >= min * accelerationFactor;
}

/**
 * Whether a gesture is much faster than at the start of the lockout. This happens
 * when a swipe reaches its full speed, and when a slow push ends with a swipe. The gesture stays
 * the same, so it makes no step.
 */
function isMuchFaster({ speed }: Moment, { lockoutStart }: Gesture): boolean {
  return speed >= lockoutStart.speed * accelerationFactor;
}

/** Adds a sample to its gesture. Returns whether the gesture makes another step. */
function continueGesture(gesture: Gesture, now: Moment, consumed: boolean): boolean {
  const { time, speed } = now;
  const { lockoutStart, max, min } = gesture;
  gesture.min = speed > max ? speed : Math.min(min, speed);
  gesture.max = Math.max(max, speed);
  const isInertia = speed < gesture.max * inertiaShare;
  const isFaster = isMuchFaster(now, gesture);
  const isStep = !consumed && !isFaster && !isInertia && time - lockoutStart.time >= gestureLockout;
  // The faster a swipe, the longer its inertia, so the lockout starts again.
  if (isStep || consumed || isFaster) gesture.lockoutStart = now;
  return isStep;
}

/**
 * Returns a function that detects the steps of wheel samples, and ignores inertia. A gesture makes
 * a step when it begins, and another after each `gestureLockout` for which it continues. It ends
 * with a pause, after 30 px in another direction, or when the fingers accelerate again.
 * @param listeningSince start of listening, ms (`Event.timeStamp`). Until the first pause, samples
 * make no step, because they may be inertia of an earlier gesture. If omitted, the first sample
 * counts as after a pause.
 */
export function createWheelStepDetector(listeningSince = never) {
  let current: Gesture | undefined;
  /** Movement that is not part of a gesture yet, signed px. Before the first pause it counts as
   * consumed, so that it makes no step. */
  let pending = { ...nothingPending, consumed: true };
  /**
   * The last sample moved by `delta` (signed px) between `from` and `to` (ms). `from` is the time
   * of the sample before it; after a pause, `gestureGap` before `to`.
   */
  let last = { from: never, to: listeningSince, delta: 0 };
  /** Deltas within `speedWindow`. */
  let recent: (typeof last)[] = [];

  /**
   * Speed in `direction` (1 or -1), px per `speedWindow`. A sample that began before the window
   * counts by its share within the window.
   */
  function speedAt(time: number, direction: number): number {
    const start = time - speedWindow;
    recent = recent.filter(({ to }) => to > start);
    return recent
      .filter(({ delta }) => delta * direction > 0)
      .map(({ from, to, delta }) => Math.abs(delta) * Math.min((to - start) / (to - from), 1))
      .reduce((total, distance) => total + distance, 0);
  }

  /** @param consumed whether another element uses the event, such as a page that scrolls */
  return (sample: WheelSample, consumed: boolean): WheelStep | undefined => {
    const { timeStamp: time, ctrlKey } = sample;
    const deltas = wheelDeltas(sample);
    const delta = deltas[dominantAxis(deltas)];
    // Trackpads send a sample without a delta when the fingers are lifted.
    if (ctrlKey || delta === 0) return undefined;
    const gap = time - last.to;
    const afterPause = gap > gestureGap && !isMissedInertia(gap, delta, last.delta);
    if (afterPause) {
      current = undefined;
      pending = nothingPending;
    }
    // On a stalled page `listeningSince` may be later than the first sample.
    const from = afterPause ? time - gestureGap : Math.min(last.to, time);
    last = { from, to: time, delta };
    recent.push(last);
    const now = { time, speed: speedAt(time, Math.sign(delta)) };
    if (current && deltas[current.axis] * current.direction > 0) {
      pending = nothingPending;
      if (!beginsNewGesture(now, current))
        return continueGesture(current, now, consumed) ? current : undefined;
      current = undefined;
    }
    pending = {
      x: pending.x + deltas.x,
      y: pending.y + deltas.y,
      consumed: pending.consumed || consumed,
    };
    const axis = dominantAxis(pending);
    const isNotch = afterPause && Math.abs(delta) > maxFirstDelta;
    if (!isNotch && Math.abs(pending[axis]) < minDistance) return undefined;
    const isStep = !pending.consumed;
    const direction = pending[axis] > 0 ? 1 : -1;
    current = { axis, direction, lockoutStart: now, max: now.speed, min: now.speed };
    pending = nothingPending;
    return isStep ? current : undefined;
  };
}
