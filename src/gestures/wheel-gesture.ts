import { gestureLockout } from '#src/config/specification.ts';
import type { Point } from './velocity.ts';

/**
 * What the detector reads of a wheel event. `timeStamp` is the device's time, so a busy main thread does not
 * bend it; a pinch on a trackpad reaches the page as a wheel with the control key.
 */
export type WheelSample = Pick<
  WheelEvent,
  'deltaX' | 'deltaY' | 'deltaMode' | 'timeStamp' | 'ctrlKey'
>;

/** Lengths of `deltaMode`'s units in px: px; a line (wheel-gestures: 18); a page (Swiper: 800). */
const unitLengths = [1, 18, 800] as const;

/** px */
export function wheelDeltas({ deltaX, deltaY, deltaMode }: WheelSample): Point {
  const length = unitLengths[deltaMode] ?? 1;
  return { x: deltaX * length, y: deltaY * length };
}

export type WheelStep = -1 | 0 | 1;

export interface WheelGesture {
  /**
   * @param taken by something else, such as a page that scrolls: its gesture is spent without a step
   * @returns -1 for left and up, 1 for right and down, mostly 0
   */
  push(sample: WheelSample, taken?: boolean): WheelStep;
}

/** Distance (px) that shows an intent (YARL: 30): less than a notch of 100 or 120 px, or of 3 lines. */
const intentDistance = 30;

/** A gesture ends when nothing came for this long, ms (fullPage: 200; Swiper: 150). */
const gestureGap = 200;

/**
 * A page that halts for longer than `from` ms may get all that it missed as one sample. Divided into parts of a
 * frame each, it tells what happened meanwhile: beyond `gestureGap`, up to `to` ms, it is inertia if its parts are
 * at least this `share` of the last sample, and smaller.
 */
const coalesced = { from: 60, to: 600, part: 1000 / 60, share: 0.4 } as const;

/** Speed is the distance of the last so many ms: single samples of a push vary by a factor of 2. */
const speedWindow = 80;

/** A new push is so many times as fast as what was left of the last one, in samples so many times as large. */
const pushFactor = 2.5;

/** Fingers that crept and now move so many times as fast only begin: the lockout runs from here. */
const growth = 2;

/** A wheel still turns on purpose at this share of its largest delta; inertia is down to 0.2 after the lockout. */
const ongoingShare = 0.5;

interface Motion {
  /** px per `speedWindow` */
  speed: number;
  /** px of the latest sample */
  delta: number;
}

/** A gesture that made its step or was taken. */
interface Gesture {
  axis: 'x' | 'y';
  direction: -1 | 1;
  /** When it last made a step or was taken, ms. */
  time: number;
  peak: Motion;
  /** The least since it was fastest. */
  low: Motion;
}

const nothing = { x: 0, y: 0, taken: false } as const;

function dominantAxis({ x, y }: Point): 'x' | 'y' {
  return Math.abs(x) > Math.abs(y) ? 'x' : 'y';
}

/**
 * Inertia only fades; fingers that are put down stop it and start from little. Both speed and delta
 * have to rise: a machine that halts slows inertia down without making its samples smaller, and the
 * notches of a wheel are equal whatever their rhythm.
 */
function isPush({ speed, delta }: Motion, { peak, low }: Gesture): boolean {
  const slowed = low.speed < peak.speed;
  return slowed && speed >= low.speed * pushFactor && delta >= low.delta * pushFactor;
}

function goOn(gesture: Gesture, motion: Motion, time: number, taken: boolean): WheelStep {
  const { speed, delta } = motion;
  const { peak, low } = gesture;
  if (delta >= peak.delta * growth) gesture.time = time;
  const slower = { speed: Math.min(low.speed, speed), delta: Math.min(low.delta, delta) };
  gesture.low = speed > peak.speed ? motion : slower;
  gesture.peak = { speed: Math.max(peak.speed, speed), delta: Math.max(peak.delta, delta) };
  const ongoing = delta >= gesture.peak.delta * ongoingShare;
  if (!taken && !(ongoing && time - gesture.time >= gestureLockout)) return 0;
  gesture.time = time;
  return taken ? 0 : gesture.direction;
}

/**
 * Finds one step per wheel gesture, however much inertia follows it. A gesture ends by a pause, by
 * 30 px in another direction or by a new push. One that is kept going on purpose, such as a wheel that
 * is spun, makes a further step after each `gestureLockout`.
 */
export function createWheelGesture(): WheelGesture {
  let current: Gesture | undefined;
  /** What is not part of `current`, px with sign: the next gesture, once it shows an intent. */
  let pending: { x: number; y: number; taken: boolean } = nothing;
  /** The samples of the last `speedWindow`, with sign. */
  let recent: { time: number; delta: number }[] = [];

  /** How many parts the sample has; none where it comes after a pause that ended the gesture. */
  function partsAfter(gap: number, delta: number, last: number): number {
    const parts = Math.round(gap / coalesced.part);
    const isCoalesced = gap > coalesced.from && delta >= 2 * last;
    if (gap <= gestureGap) return isCoalesced ? parts : 1;
    const part = delta / parts;
    const isInertia =
      isCoalesced && gap <= coalesced.to && part < last && part >= last * coalesced.share;
    return isInertia ? parts : 0;
  }

  function motionWith(time: number, gap: number, delta: number, parts: number): Motion {
    const start = time - speedWindow;
    for (let part = parts - 1; part >= 0; part -= 1) {
      recent.push({ time: time - (gap * part) / parts, delta: delta / parts });
    }
    recent = recent.filter((sample) => sample.time > start);
    const along = recent.filter((sample) => sample.delta * delta > 0);
    const distance = along.reduce((total, sample) => total + sample.delta, 0);
    return { speed: Math.abs(distance), delta: Math.abs(delta / parts) };
  }

  return {
    push(sample, taken = false) {
      const { timeStamp: time, ctrlKey } = sample;
      const deltas = wheelDeltas(sample);
      const delta = deltas[dominantAxis(deltas)];
      // A trackpad's finger-up is a sample without a delta.
      if (ctrlKey || delta === 0) return 0;
      const last = recent.at(-1) ?? { time, delta };
      const gap = time - last.time;
      const parts = partsAfter(gap, Math.abs(delta), Math.abs(last.delta));
      if (parts === 0) {
        current = undefined;
        pending = nothing;
      }
      const motion = motionWith(time, gap, delta, Math.max(parts, 1));
      if (current && deltas[current.axis] * current.direction > 0) {
        pending = nothing;
        if (!isPush(motion, current)) return goOn(current, motion, time, taken);
        current = undefined;
      }
      const spent = pending.taken || taken;
      pending = { x: pending.x + deltas.x, y: pending.y + deltas.y, taken: spent };
      const axis = dominantAxis(pending);
      if (Math.abs(pending[axis]) < intentDistance) return 0;
      const direction = pending[axis] > 0 ? 1 : -1;
      current = { axis, direction, time, peak: motion, low: motion };
      pending = nothing;
      return spent ? 0 : direction;
    },
  };
}
