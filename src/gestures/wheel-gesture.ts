import { gestureLockout } from '#src/config/specification.ts';
import { createWheelMotion, type WheelMotion } from './wheel-motion.ts';
import { type WheelAxis, type WheelSample, wheelDeltas } from './wheel-sample.ts';

/** One step back, none, or one step on. */
export type WheelStep = -1 | 0 | 1;

/** Where the present sample goes. */
export interface WheelUse {
  axis?: WheelAxis;
  /** Something else takes the sample, as a page that scrolls: its gesture is spent without a step. */
  taken?: boolean;
}

export interface WheelGesture {
  /** Takes the next sample and says which step it makes. */
  push(sample: WheelSample, use?: WheelUse): WheelStep;
  /** Direction of the gesture under way, once it is known. */
  readonly axis: 'x' | 'y' | undefined;
}

/** Distance (px) that shows an intent (YARL: 30): less than a notch of 100 or 120 px, or of 3 lines. */
const intentDistance = 30;

/** A gesture ends when nothing came for this long, ms (fullPage: 200; Swiper: 150). */
const gestureGap = 200;

/** On a busy machine inertia comes late, by up to this long, ms: half a second was seen. */
const lateGap = 600;

/** A sample turns off the gesture's axis when the other axis has this many times its delta. */
const turnFactor = 2;

interface Deltas {
  x: number;
  y: number;
}

interface Gesture {
  motion: WheelMotion;
  /** Way so far, px with sign. */
  way: Deltas;
  /** Once the gesture is spent: its axis and direction, and when it last made a step or was taken. */
  spent?: { axis: 'x' | 'y'; direction: WheelStep; time: number };
  /** Way against or across a spent gesture since it was last followed, px with sign. */
  aside: Deltas;
}

function dominantAxis({ x, y }: Deltas): 'x' | 'y' {
  return Math.abs(x) > Math.abs(y) ? 'x' : 'y';
}

function directionOf(value: number): WheelStep {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

function follows(deltas: Deltas, { axis, direction }: NonNullable<Gesture['spent']>): boolean {
  const cross = Math.abs(deltas[axis === 'x' ? 'y' : 'x']);
  const along = deltas[axis] * direction;
  return cross <= turnFactor * Math.abs(along) && along >= 0;
}

function isOver({ motion, spent }: Gesture, gap: number, distance: number): boolean {
  return gap > gestureGap && !(spent && gap <= lateGap && motion.resumes(distance));
}

/**
 * Finds one step per wheel gesture, however much inertia follows it. A gesture ends by a pause; by
 * a way of 30 px in another direction; or by a new flick during its inertia. One that is kept going
 * on purpose, as a wheel that is spun, makes a further step after each `gestureLockout`.
 */
export function createWheelGesture(): WheelGesture {
  let gesture: Gesture | undefined;
  let lastTime = Number.NEGATIVE_INFINITY;

  function begin(way: Deltas): Gesture {
    gesture = { motion: createWheelMotion(), way, aside: { x: 0, y: 0 } };
    return gesture;
  }

  function spend(current: Gesture, time: number): WheelStep {
    const axis = dominantAxis(current.way);
    const direction = directionOf(current.way[axis]);
    current.spent = { axis, direction, time };
    return direction;
  }

  /** What a sample means for a gesture that has not made its step yet. */
  function approach(current: Gesture, time: number, { axis = 'both', taken }: WheelUse): WheelStep {
    const main = dominantAxis(current.way);
    if (!taken && Math.abs(current.way[main]) < intentDistance) return 0;
    const step = spend(current, time);
    if (taken || (axis !== 'both' && axis !== main)) return 0;
    return step;
  }

  function turn(current: Gesture, deltas: Deltas, time: number, use: WheelUse): WheelStep {
    const aside = { x: current.aside.x + deltas.x, y: current.aside.y + deltas.y };
    current.aside = aside;
    if (Math.abs(aside[dominantAxis(aside)]) < intentDistance) return 0;
    const next = begin(aside);
    next.motion.push(intentDistance, time);
    return approach(next, time, use);
  }

  function goOn(current: Gesture, time: number, { axis = 'both', taken }: WheelUse): WheelStep {
    const { spent } = current;
    if (!spent) return 0;
    if (taken) {
      spent.time = time;
      return 0;
    }
    const mine = axis === 'both' || axis === spent.axis;
    const rested = time - spent.time >= gestureLockout;
    if (!mine || !rested || !current.motion.isOngoing(time)) return 0;
    spent.time = time;
    // What led to this step must not count for another one.
    current.motion = createWheelMotion();
    return spent.direction;
  }

  return {
    get axis() {
      return gesture?.spent?.axis ?? (gesture && dominantAxis(gesture.way));
    },
    push(sample, use = {}) {
      const deltas = wheelDeltas(sample);
      const distance = Math.abs(deltas[dominantAxis(deltas)]);
      const { time } = sample;
      // A trackpad's finger-up is a sample without a delta.
      if (sample.ctrlKey || distance === 0) return 0;
      let current =
        gesture && !isOver(gesture, time - lastTime, distance) ? gesture : begin({ x: 0, y: 0 });
      lastTime = time;
      if (current.spent && !follows(deltas, current.spent)) {
        return turn(current, deltas, time, use);
      }
      const flicked = current.motion.push(distance, time);
      if (current.spent && flicked) {
        current = begin({ x: 0, y: 0 });
        current.motion.push(distance, time);
      }
      current.aside = { x: 0, y: 0 };
      if (current.spent) return goOn(current, time, use);
      current.way = { x: current.way.x + deltas.x, y: current.way.y + deltas.y };
      return approach(current, time, use);
    },
  };
}
