import type { WheelSample } from '#src/gestures/wheel-gesture.ts';
import type { Recording } from './recordings.ts';

type Bending = (recording: Recording) => Recording;

function eachSample(change: (sample: WheelSample) => Partial<WheelSample>): Bending {
  return (recording) => ({
    ...recording,
    samples: recording.samples.map((sample) => ({ ...sample, ...change(sample) })),
  });
}

/** Hands that take `factor` times as long: what happens between two samples, not how far they go. */
const slowed = (factor: number) =>
  eachSample(({ timeStamp }) => ({ timeStamp: timeStamp * factor }));

/** Deltas in whole px, as browsers send them. */
function scaled(factor: number): Bending {
  const scale = (delta: number) => Math.sign(delta) * Math.round(Math.abs(delta) * factor);
  return eachSample(({ deltaX, deltaY }) => ({ deltaX: scale(deltaX), deltaY: scale(deltaY) }));
}

/** Joins samples of one number: the browser hands over their sum, at the time of the last one. */
function merged(numbering: (recording: Recording, start: number) => (time: number) => number) {
  return (recording: Recording): Recording => {
    const numberOf = numbering(recording, recording.samples[0]?.timeStamp ?? 0);
    let latest: number | undefined;
    const samples: WheelSample[] = [];
    const places = recording.samples.map((sample) => {
      const last = samples.at(-1);
      const number = numberOf(sample.timeStamp);
      if (last && number === latest) {
        const deltaX = last.deltaX + sample.deltaX;
        const deltaY = last.deltaY + sample.deltaY;
        samples[samples.length - 1] = { ...sample, deltaX, deltaY };
      } else samples.push(sample);
      latest = number;
      return samples.length - 1;
    });
    const gestures = recording.gestures.map((gesture) => {
      return { ...gesture, first: places[gesture.first] ?? samples.length };
    });
    return { ...recording, samples, gestures };
  };
}

/** A browser that sends one event a frame, 60 times a second. */
const inFrames = merged((_, start) => (time) => Math.floor(((time - start) * 60) / 1000));

/** Numbers between two others, the same ones for the same seed. */
function randomNumbers(seed: number) {
  let state = seed;
  return (least: number, most: number) => {
    state = (state * 48271) % 2147483647;
    return least + ((most - least) * state) / 2147483647;
  };
}

/** A page that halts for 60 to 200 ms now and then, and gets the sum of what it missed. */
const halting = merged(({ samples }, start) => {
  const between = randomNumbers(104729 + samples.length * 7919);
  let from = start;
  let to = start;
  return (time) => {
    for (; time > to; to = from + between(60, 200)) from = to + between(0, 2400);
    return time < from ? time : to;
  };
});

/** The recordings as they might have been: other hands, devices and browsers. */
export const bendings: Readonly<Record<string, Bending>> = {
  'as recorded': (recording) => recording,
  'hands 15 % faster': slowed(0.85),
  'hands 15 % slower': slowed(1.15),
  'deltas × 0.7': scaled(0.7),
  'deltas × 1.5': scaled(1.5),
  'merged to 60 frames a second': inFrames,
  'halting now and then': halting,
  'other axis': eachSample(({ deltaX, deltaY }) => ({ deltaX: deltaY, deltaY: deltaX })),
};
