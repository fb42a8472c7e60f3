import type { WheelSample } from '#src/gestures/wheel-sample.ts';

export type WheelStream = readonly WheelSample[];

/** A sample: ms since the previous sample, and px or lines along the stream's axis. */
type Move = readonly [gap: number, delta: number];

interface Direction {
  axis?: 'x' | 'y';
  /** Deltas of the other axis, as a share of the deltas of `axis`. */
  skew?: number;
  deltaMode?: number;
  ctrlKey?: boolean;
}

function stream(moves: readonly Move[], direction: Direction = {}): WheelStream {
  const { axis = 'y', skew = 0, deltaMode = 0, ctrlKey = false } = direction;
  let time = 0;
  return moves.map(([gap, main]) => {
    time += gap;
    const cross = Math.round(main * skew);
    const [deltaX, deltaY] = axis === 'x' ? [main, cross] : [cross, main];
    return { deltaX, deltaY, deltaMode, timeStamp: time, ctrlKey };
  });
}

const reversed = (moves: readonly Move[]): Move[] => moves.map(([gap, delta]) => [gap, -delta]);
const evenly = (gap: number, deltas: readonly number[]): Move[] =>
  deltas.map((delta) => [gap, delta]);
const repeat = (count: number, gap: number, delta: number): Move[] =>
  Array.from({ length: count }, () => [gap, delta]);

/** The same moves after `pause` ms, the first with 1 px. */
function after(pause: number, [, ...moves]: readonly Move[]): Move[] {
  return [[pause, 1], ...moves];
}

/** Sums up `count` moves from each index in `starts`. A stalled page receives such sums. */
function summed(moves: readonly Move[], count: number, ...starts: readonly number[]): Move[] {
  return moves.flatMap((move, index) => {
    if (!starts.some((start) => index >= start && index < start + count)) return [move];
    if (!starts.includes(index)) return [];
    const missed = moves.slice(index, index + count);
    return [missed.reduce(([gaps, deltas], [gap, delta]) => [gaps + gap, deltas + delta])];
  });
}

/** Inertia until its deltas round to 0 px, or a finger stops it after `samples` events. */
function inertia(peak: number, decay: number, samples = Number.POSITIVE_INFINITY): Move[] {
  const moves: Move[] = [];
  for (let delta = peak; delta >= 0.5 && moves.length < samples; delta *= decay) {
    moves.push([16.7, Math.round(delta)]);
  }
  return moves;
}

/** Fingers on a trackpad on macOS: a sample every 8 ms, with deltas that grow unevenly. */
function fingers(peak: number, samples: number): Move[] {
  return Array.from({ length: samples }, (_, index) => {
    const share = ((index + 1) / samples) ** 2 * (index % 3 === 2 ? 0.6 : 1);
    return [8, Math.max(1, Math.round(peak * share))];
  });
}

/**
 * A swipe on macOS: inertia starts a frame after the fingers were lifted. Its deltas are twice as
 * large, because events come half as often.
 */
function swipe(peak: number, inertiaSamples?: number): Move[] {
  return [
    ...fingers(peak / 2, 10),
    [16.7, peak],
    [16.7, peak],
    ...inertia(peak, 0.94, inertiaSamples),
  ];
}

/**
 * A Windows touchpad: 60 samples/s in steps of 1.5 px, and a sample without a delta between push
 * and inertia.
 */
function touchpadSwipe(peak: number): Move[] {
  const pushed = [0.2, 0.7, 1, 1.4, 1.2, 0.3].map((share) => peak * share);
  const coasting = inertia(peak / 1.5, 0.96).map(([gap, delta], index): Move => {
    // Some events have the sum of two frames.
    const frames = index % 7 === 6 ? 2 : 1;
    return [frames * gap, frames * delta * 1.5];
  });
  return [...evenly(16.7, pushed), [5, 0], [31, peak], ...coasting];
}

/** One stroke over a wheel with notches of 100 px. */
const stroke = [46, 19, 14, 10, 6, 41].map((gap): Move => [gap, 100]);
const gentle = swipe(14);
const strong = swipe(260);
/** Three swipes, 0.3 s (quick) or 0.7 s (slow) apart. Each swipe stops the previous inertia. */
const quickSeries = [...swipe(120, 8), ...after(50, swipe(120, 8)), ...after(50, swipe(120))];
const slowSeries = [...swipe(120, 32), ...after(90, swipe(260, 32)), ...after(90, gentle)];

/** Diagonal: either axis may have the larger delta. */
const diagonal = stream(swipe(60), { skew: 0.9 }).map((sample, index) => {
  const { deltaX, deltaY } = sample;
  return index % 2 ? { ...sample, deltaX: deltaY, deltaY: deltaX } : sample;
});

export const strongSwipe = stream(strong);
const sidewaysSwipe = stream(reversed(swipe(84)), { axis: 'x', skew: 0.1 });
export const twoSwipes = stream([...swipe(56, 36), ...after(60, swipe(88))]);
export const pinch = stream(strong, { ctrlKey: true });
export const slowNotches = stream(repeat(3, 1000, 100));
/** Chromium and Safari send px; Firefox sends one line per notch. */
export const slowMacNotches = stream(repeat(12, 350, 4.000244140625));
export const notchesBackAndForth = stream([
  [300, -100],
  [300, 100],
]);
const spunWheel = stream(repeat(11, 95, 120));
const strokedWheel = stream(Array<Move[]>(6).fill(stroke).flat());
export const spunLines = stream(repeat(11, 100, 3), { deltaMode: 1 });
const longDrag = stream(evenly(8, Array<number[]>(32).fill([2, 3, 3, 4, 3]).flat()));

type WheelRow = readonly [name: string, steps: readonly (-1 | 1)[], stream: WheelStream];

/** Streams modelled on real devices, with the expected steps. */
export const streams: readonly WheelRow[] = [
  ['gentle swipe, macOS', [1], stream(gentle)],
  ['strong swipe, macOS', [1], strongSwipe],
  ['swipe sideways, macOS', [-1], sidewaysSwipe],
  ['diagonal swipe, macOS', [1], diagonal],
  ['two swipes, 0.8 s apart', [1, 1], twoSwipes],
  ['three swipes, 0.7 s apart', [1, 1, 1], stream(slowSeries)],
  ['three swipes within 0.6 s', [1], stream(quickSeries)],
  ['a swipe 0.5 s after another', [1], stream([...swipe(120, 20), ...after(60, strong)])],
  [
    'swipe against the inertia',
    [1, -1],
    stream([...swipe(260, 36), ...reversed(after(40, swipe(90)))]),
  ],
  [
    'swipe against the inertia within 0.7 s',
    [1],
    stream([...swipe(260, 12), ...reversed(after(40, swipe(90)))]),
  ],
  ['fingers that push for 1.3 s', [1, 1], longDrag],
  ['fingers that rest', [], stream(evenly(30, [1, -1, 0, 2, -2, 1, -1]))],
  ['fingers that slip by 1 px now and then', [], stream(repeat(12, 350, 1))],
  ['fingers that slip and stop', [], stream([...evenly(8, [3, 2, 1]), ...evenly(400, [2, 3, 1])])],
  ['pinch', [], pinch],
  ['touchpad swipe, Windows', [1], stream(touchpadSwipe(150))],
  ['swipe on a stalled page, which receives sums', [1], stream(summed(strong, 12, 20, 44))],
  ['three notches, a second apart', [1, 1, 1], slowNotches],
  ['notches of 4 px every 0.35 s for 4 s, macOS', [1, 1, 1, 1, 1, 1], slowMacNotches],
  ['notches of 4 px every 0.15 s for 1.5 s, macOS', [1, 1, 1], stream(repeat(11, 150, 4))],
  [
    'notches of a line every 0.35 s for 1.4 s',
    [1, 1, 1],
    stream(repeat(5, 350, 1), { deltaMode: 1 }),
  ],
  ['notches of 13 px every 0.35 s for 1.4 s', [1, 1, 1], stream(repeat(5, 350, 13))],
  ['a notch of 4 px each way, macOS', [1, -1], stream(evenly(800, [4, -4]))],
  ['a notch of 4 px at a browser zoom of 125 %', [1], stream(repeat(1, 0, 3.2))],
  ['one stroke of a wheel', [1], stream(stroke)],
  ['a second of even notches', [1, 1], spunWheel],
  ['six strokes of a wheel within 0.8 s', [1, 1], strokedWheel],
  ['a second of notches as lines', [1, 1], spunLines],
  ['accelerated notches, macOS', [1], stream(evenly(26, [1, 1, 4, 5, 6, 7]), { deltaMode: 1 })],
  ['tilted wheel', [1], stream(repeat(4, 104, 150), { axis: 'x' })],
  ['two notches, 0.3 s apart', [1], stream(repeat(2, 300, 100))],
  ['a notch, 1 s after a swipe', [1, 1], stream([...swipe(120, 60), ...repeat(1, 1000, 100)])],
  ['two notches, 0.7 s apart', [1, 1], stream(repeat(2, 700, 100))],
  ['notches every 0.18 s for 1.6 s', [1, 1, 1], stream(repeat(10, 180, 100))],
  ['notches every 0.3 s for 1.8 s', [1, 1, 1], stream(repeat(7, 300, 100))],
  ['notches that weaken a little', [1, 1], stream([[0, 160], ...repeat(10, 95, 120)])],
  ['a notch that counts as a page', [1], stream([[0, 1]], { deltaMode: 2 })],
  ['a nudge of 20 px', [], stream(repeat(10, 10, 2))],
  [
    'a push during the inertia of a swipe',
    [1, 1],
    stream([...swipe(120, 36), ...repeat(8, 16, 110)]),
  ],
  ['slow fingers that end with a swipe', [1], stream([...repeat(76, 8, 4), ...swipe(60)])],
];
