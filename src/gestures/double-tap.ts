/** A press that was released where it began. */
export interface Tap {
  /** px. */
  x: number;
  y: number;
  /** `Event.timeStamp`, ms. */
  time: number;
  /** `PointerEvent.pointerType`. */
  pointerType: string;
}

/** Longest time between two taps of one double tap, ms (YARL: 500 for a mouse, 300 for fingers). */
const longestPause = { mouse: 500, touch: 300 } as const;

/** Furthest that two taps of one double tap may be apart, px (PhotoSwipe: 25). */
const furthest = 25;

/** Counts taps: says of each whether it makes a double tap with the one before. A third begins anew. */
export function createTapCounter(): (tap: Tap) => boolean {
  let first: Tap | undefined;
  return (tap) => {
    const pause = tap.pointerType === 'mouse' ? longestPause.mouse : longestPause.touch;
    const double =
      first !== undefined &&
      tap.time - first.time <= pause &&
      Math.hypot(tap.x - first.x, tap.y - first.y) <= furthest;
    first = double ? undefined : tap;
    return double;
  };
}
