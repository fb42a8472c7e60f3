/** Time over which a velocity is measured, ms: long enough to be steady, short enough to be of this moment. */
const velocityWindow = 80;

/** Samples closer together than this (ms) say nothing about a velocity (PhotoSwipe: 5). */
const shortestSpan = 5;

interface Sample {
  position: number;
  time: number;
}

export interface VelocityTracker {
  /** Notes where the pointer is (px) at a time (`Event.timeStamp`, ms). */
  add(position: number, time: number): void;
  /** Velocity at `time` (ms), px/ms: 0 for a pointer that has been held still. */
  at(time: number): number;
}

function positionAt(samples: readonly Sample[], time: number): number {
  const index = samples.findIndex((sample) => sample.time >= time);
  const [before, after] = [samples[index - 1], samples[index]];
  if (!before || !after) return (after ?? samples.at(-1))?.position ?? 0;
  const share = (time - before.time) / (after.time - before.time);
  return before.position + share * (after.position - before.position);
}

/**
 * Measures how fast a pointer moves just now. Distance and time of the whole drag would misread a hold
 * before the flick, or a stop after it.
 */
export function createVelocityTracker(): VelocityTracker {
  let samples: Sample[] = [];
  return {
    add(position, time) {
      const beyond = samples.findLastIndex((sample) => sample.time <= time - velocityWindow);
      samples = [...samples.slice(Math.max(beyond, 0)), { position, time }];
    },
    at(time) {
      const [first, last] = [samples[0], samples.at(-1)];
      if (!first || !last) return 0;
      const from = Math.max(time - velocityWindow, first.time);
      if (time - from < shortestSpan) return 0;
      return (last.position - positionAt(samples, from)) / (time - from);
    },
  };
}
