import type { WheelSample } from './wheel-sample.ts';

/**
 * Wheel streams as devices send them, for tests. Their shapes (ramp of the fingers, time constant of
 * the inertia, rounding, merged frames, rhythm of notches) are those of recorded streams.
 */
export type WheelStream = readonly WheelSample[];

interface Swipe {
  /** Fastest sample, px. */
  peak: number;
  /** Samples while the fingers move. */
  fingers: number;
  /** ms between samples: fingers and inertia. */
  frames: readonly [number, number];
  /** Time constant of the inertia, ms; 0 without inertia. */
  coast: number;
  /** Deltas are multiples of this, px. */
  unit: number;
  /** Every so many inertia samples, two frames come as one; 0 never. */
  merge?: number;
  /** Deltas of the other axis, as a part of the main one. */
  skew?: number;
  axis?: 'x' | 'y';
  direction?: -1 | 1;
}

function swipe({ peak, fingers, frames, coast, unit, merge = 0, ...turn }: Swipe): WheelStream {
  const [fingerFrame, coastFrame] = frames;
  const { skew = 0, axis = 'y', direction = 1 } = turn;
  const samples: WheelSample[] = [];
  const round = (delta: number) => Math.round(delta / unit) * unit * direction;
  const add = (delta: number, time: number) => {
    const [main, cross] = [round(delta), round(delta * skew)];
    const [deltaX, deltaY] = axis === 'x' ? [main, cross] : [cross, main];
    samples.push({ deltaX, deltaY, deltaMode: 0, time });
  };
  for (let index = 1; index <= fingers; index += 1) {
    // Fingers get faster by fits and starts.
    add(
      peak * Math.sin((index / fingers) * (Math.PI / 2)) * (index % 3 ? 1 : 0.6),
      index * fingerFrame,
    );
  }
  let held = 0;
  for (let frame = 1; coast > 0; frame += 1) {
    const delta = peak * Math.exp((-frame * coastFrame) / coast);
    if (delta < unit / 2) break;
    held += delta;
    if (merge > 0 && frame % merge === 0) continue;
    add(held, fingers * fingerFrame + frame * coastFrame);
    held = 0;
  }
  return samples;
}

function notches(times: readonly number[], deltas: readonly number[], deltaMode = 0): WheelStream {
  return times.map((time, index) => ({
    deltaX: 0,
    deltaY: deltas[index % deltas.length] ?? 0,
    deltaMode,
    time,
  }));
}

/** The streams one after the other, each from its own time (ms) on; the next one ends the one before. */
function sequence(
  ...parts: readonly (readonly [from: number, stream: WheelStream])[]
): WheelStream {
  return parts.flatMap(([from, stream], index) => {
    const end = parts[index + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    return stream
      .map((sample) => ({ ...sample, time: sample.time + from }))
      .filter((sample) => sample.time < end);
  });
}

function every(interval: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => index * interval);
}

const macSwipe = { frames: [11, 16.7], coast: 190, unit: 1 } as const;

export const macTrackpadSlow = swipe({ ...macSwipe, peak: 9, fingers: 14 });
export const macTrackpadFast = swipe({ ...macSwipe, peak: 260, fingers: 8, coast: 330 });
export const macDoubleSwipe = sequence(
  [0, swipe({ ...macSwipe, peak: 56, fingers: 12 })],
  [520, swipe({ ...macSwipe, peak: 88, fingers: 14 })],
);
export const macTrackpadSideways = swipe({
  ...macSwipe,
  peak: 84,
  fingers: 12,
  axis: 'x',
  direction: -1,
  skew: 0.1,
});
export const macTrackpadDiagonal = swipe({ ...macSwipe, peak: 60, fingers: 12, skew: 0.95 });
export const magicMouse = swipe({
  peak: 34,
  fingers: 5,
  frames: [16.7, 16.7],
  coast: 170,
  unit: 1,
});

const touchpadSwipe = { frames: [16.7, 16.7], coast: 430, unit: 1.5, merge: 7 } as const;
const fingerUp: WheelStream = [{ deltaX: -0, deltaY: 0, deltaMode: 0, time: 0 }];

export const windowsTouchpad = sequence(
  [0, swipe({ ...touchpadSwipe, peak: 150, fingers: 6, coast: 0 })],
  [101, fingerUp],
  [116, swipe({ ...touchpadSwipe, peak: 93, fingers: 0 })],
);
export const windowsTouchpadTwice = sequence(
  [0, windowsTouchpad],
  [700, swipe({ ...touchpadSwipe, peak: 150, fingers: 6 })],
);

/** The second swipe is much stronger than what was left of the first. */
export const weakAndStrongSwipe = sequence([0, macTrackpadSlow], [840, macTrackpadFast]);

/** Fingers stop the inertia, rest and swipe once more, gently. */
export const stoppedAndSwipedAgain = sequence(
  [0, macTrackpadFast.filter(({ time }) => time < 190)],
  [450, macTrackpadSlow],
);

export const notchedWheelSlow = notches(every(1000, 3), [100]);
export const notchedWheelStroke = notches([0, 90, 170, 260], [100]);
export const notchedWheelSpun = notches(
  [0, 90, 170, 275, 380, 470, 560, 665, 765, 850, 960],
  [120],
);
/** A hand that tires a little. */
export const notchedWheelSlowing = notches([0, 96, 197, 303, 414, 531, 654, 783, 918], [120]);
/** Strokes of a finger that slow down before it reaches back for the next one. */
export const notchedWheelStrokes = notches(
  [0, 40, 85, 140, 205, 285, 385, 540, 575, 615, 660, 715, 780, 860, 960],
  [100],
);
/** macOS accelerates notched wheels: the first notch is 4 px. */
export const macNotchedWheel = notches(every(100, 6), [4, 22, 58, 83, 103, 148]);
/** One notch of a wheel that reports an eighth of it at a time. */
export const highResolutionNotch = notches(every(9, 8), [15]);

export const firefoxLines = notches(every(1000, 3), [3, -3], 1);
export const firefoxLinesSpun = notches(every(100, 11), [3], 1);

export const oppositeSwipes = sequence(
  [0, macTrackpadFast],
  [350, swipe({ ...macSwipe, peak: 90, fingers: 10, direction: -1 })],
);
/** A few px the wrong way now and then, as when fingers leave the trackpad. */
export const bouncingSwipe = macTrackpadFast.map((sample, index) =>
  index > 10 && index % 5 === 2 ? { ...sample, deltaY: -8 } : sample,
);
/** On a busy machine, samples may get their time when it gets round to them: at intervals, ms. */
function busy(stream: WheelStream, interval: (index: number) => number): WheelStream {
  let time = 0;
  return stream.map((sample, index) => {
    time += interval(index);
    return { ...sample, time };
  });
}

export const haltingSwipe = busy(macTrackpadFast, (index) => (index % 14 === 13 ? 350 : 16));
export const slowedSwipe = busy(macTrackpadFast, () => 70);
export const catchingUpSwipe = busy(macTrackpadFast, (index) => (index % 20 < 10 ? 36 : 8));
/** Inertia by fits and starts. */
export const unevenSwipe = macTrackpadFast.map((sample, index) =>
  index > 10 && index % 16 > 9 ? { ...sample, deltaY: sample.deltaY * 1.4 } : sample,
);
/** Fingers that push along for 1.3 s and stop. */
export const longDrag = notches(every(8, 160), [2, 3, 3, 4, 3]);
export const shortDrag = notches(every(8, 60), [2, 3, 3, 4, 3]);
export const restingFingers = notches(every(30, 40), [1, -1, 0, 2, -2]);
export const pinch = macTrackpadFast.map((sample) => ({ ...sample, ctrlKey: true }));
