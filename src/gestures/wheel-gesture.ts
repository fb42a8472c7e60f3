import { gestureLockout } from '#src/config/specification.ts';
import type { Point } from './velocity.ts';

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

/** -1 for left and up, 1 for right and down. */
export type WheelStep = -1 | 0 | 1;

export type WheelGesture = ReturnType<typeof createWheelGesture>;

/** Distance that shows intent, px (YARL: 30): less than a notch of 100 or 120 px, or of 3 lines. */
const intentDistance = 30;

/** Silence that ends a gesture, ms (fullPage: 200; Swiper: 150). */
const gestureGap = 200;

/**
 * The browser may merge the samples of a stalled main thread into one. A large sample after more than
 * `minGap` ms counts as merged and is split into frames. It continues a gesture that `gestureGap` has
 * ended, up to `maxGap` ms, if a frame's delta is smaller than the last one and at least `minShare`
 * of it.
 */
const coalesced = { minGap: 60, maxGap: 600, frame: 1000 / 60, minShare: 0.4 } as const;

/** Time over which speed is measured, ms: single samples of a push vary by a factor of 2. */
const speedWindow = 80;

/** A new push has at least this multiple of the lowest speed and the lowest delta since the peak. */
const pushFactor = 2.5;

/** A delta of this multiple of the largest restarts the lockout: slow fingers push only now. */
const surgeFactor = 2;

/** Deltas above this share of the largest are driven by a hand; inertia has decayed to 0.2. */
const drivenShare = 0.5;

interface Motion {
  /** px per `speedWindow` */
  speed: number;
  /** px of the latest sample */
  delta: number;
}

/** A gesture that has made its step or was consumed. */
interface Gesture {
  axis: 'x' | 'y';
  direction: -1 | 1;
  /** Start of the lockout, ms. */
  time: number;
  max: Motion;
  /** Minimum since the maximum. */
  min: Motion;
}

const noPending = { x: 0, y: 0, consumed: false };

function dominantAxis({ x, y }: Point): 'x' | 'y' {
  return Math.abs(x) > Math.abs(y) ? 'x' : 'y';
}

/**
 * Inertia only decays; fingers put down again stop it and start slowly. Both speed and delta have
 * to rise: a stall slows inertia without shrinking its samples, and a wheel's notches are equal.
 */
function isNewPush({ speed, delta }: Motion, { max, min }: Gesture): boolean {
  const slowed = min.speed < max.speed;
  return slowed && speed >= min.speed * pushFactor && delta >= min.delta * pushFactor;
}

function advance(gesture: Gesture, motion: Motion, time: number, consumed: boolean): WheelStep {
  const { speed, delta } = motion;
  const { max, min } = gesture;
  if (delta >= max.delta * surgeFactor) gesture.time = time;
  const slower = { speed: Math.min(min.speed, speed), delta: Math.min(min.delta, delta) };
  gesture.min = speed > max.speed ? motion : slower;
  gesture.max = { speed: Math.max(max.speed, speed), delta: Math.max(max.delta, delta) };
  const isDriven = delta >= gesture.max.delta * drivenShare;
  if (!consumed && !(isDriven && time - gesture.time >= gestureLockout)) return 0;
  gesture.time = time;
  return consumed ? 0 : gesture.direction;
}

/**
 * Detects one step per wheel gesture, whatever its inertia. A gesture ends with a pause, 30 px in
 * another direction or a new push. One that is driven on, such as a spun wheel, makes a further
 * step after each `gestureLockout`.
 */
export function createWheelGesture() {
  let current: Gesture | undefined;
  /** Movement outside the current gesture, px with sign. */
  let pending = noPending;
  /** Samples within `speedWindow`, with sign. */
  let recent: { time: number; delta: number }[] = [];

  /** Number of frames coalesced into a sample; 0 if the gap before it ended the gesture. */
  function frameCount(gap: number, delta: number, last: number): number {
    const frames = Math.round(gap / coalesced.frame);
    const isCoalesced = gap > coalesced.minGap && delta >= 2 * last;
    if (gap <= gestureGap) return isCoalesced ? frames : 1;
    const share = delta / frames / last;
    const isInertia =
      isCoalesced && gap <= coalesced.maxGap && share < 1 && share >= coalesced.minShare;
    return isInertia ? frames : 0;
  }

  function motionWith(time: number, gap: number, delta: number, frames: number): Motion {
    const start = time - speedWindow;
    for (let frame = frames - 1; frame >= 0; frame -= 1) {
      recent.push({ time: time - (gap * frame) / frames, delta: delta / frames });
    }
    recent = recent.filter((sample) => sample.time > start);
    const sameDirection = recent.filter((sample) => sample.delta * delta > 0);
    const distance = sameDirection.reduce((total, sample) => total + sample.delta, 0);
    return { speed: Math.abs(distance), delta: Math.abs(delta / frames) };
  }

  return {
    /** @param consumed by something else, such as a scrolling page: the gesture makes no step */
    push(sample: WheelSample, consumed = false): WheelStep {
      const { timeStamp: time, ctrlKey } = sample;
      const deltas = wheelDeltas(sample);
      const delta = deltas[dominantAxis(deltas)];
      // A trackpad sends a sample without a delta when fingers are lifted.
      if (ctrlKey || delta === 0) return 0;
      const last = recent.at(-1) ?? { time, delta };
      const gap = time - last.time;
      const frames = frameCount(gap, Math.abs(delta), Math.abs(last.delta));
      if (frames === 0) {
        current = undefined;
        pending = noPending;
      }
      const motion = motionWith(time, gap, delta, Math.max(frames, 1));
      if (current && deltas[current.axis] * current.direction > 0) {
        pending = noPending;
        if (!isNewPush(motion, current)) return advance(current, motion, time, consumed);
        current = undefined;
      }
      pending = {
        x: pending.x + deltas.x,
        y: pending.y + deltas.y,
        consumed: pending.consumed || consumed,
      };
      const axis = dominantAxis(pending);
      if (Math.abs(pending[axis]) < intentDistance) return 0;
      const direction = pending[axis] > 0 ? 1 : -1;
      const step = pending.consumed ? 0 : direction;
      current = { axis, direction, time, max: motion, min: motion };
      pending = noPending;
      return step;
    },
  };
}
