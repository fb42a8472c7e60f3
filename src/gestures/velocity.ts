/** Time over which a velocity is measured, ms: long enough to be steady, short enough to be of this moment. */
const velocityWindow = 80;

/** Samples closer together than this (ms) say nothing about a velocity (PhotoSwipe: 5). */
const shortestSpan = 5;

/** px */
export interface Point {
  x: number;
  y: number;
}

interface Sample extends Point {
  time: number;
}

interface VelocityTracker {
  /** Notes where the pointer is at a time (`Event.timeStamp`, ms). */
  add(place: Point, time: number): void;
  /** Velocity at `time` (ms), px/ms: 0 for a pointer that has been held still. */
  at(time: number): Point;
}

const still: Point = { x: 0, y: 0 };

function placeAt(samples: readonly Sample[], time: number): Point {
  const index = samples.findIndex((sample) => sample.time >= time);
  const [before, after] = [samples[index - 1], samples[index]];
  if (!before || !after) return after ?? samples.at(-1) ?? still;
  const share = (time - before.time) / (after.time - before.time);
  return {
    x: before.x + share * (after.x - before.x),
    y: before.y + share * (after.y - before.y),
  };
}

/**
 * Measures how fast a pointer moves just now. Distance and time of the whole drag would misread a hold
 * before the flick, or a stop after it.
 */
export function createVelocityTracker(): VelocityTracker {
  let samples: Sample[] = [];
  return {
    add({ x, y }, time) {
      const beyond = samples.findLastIndex((sample) => sample.time <= time - velocityWindow);
      samples = [...samples.slice(Math.max(beyond, 0)), { x, y, time }];
    },
    at(time) {
      const [first, last] = [samples[0], samples.at(-1)];
      if (!first || !last) return still;
      const start = Math.max(time - velocityWindow, first.time);
      const duration = time - start;
      if (duration < shortestSpan) return still;
      const from = placeAt(samples, start);
      return { x: (last.x - from.x) / duration, y: (last.y - from.y) / duration };
    },
  };
}
