/** Longest time between two taps of one double tap, ms (YARL: 500 for a mouse, 300 for fingers). */
const maxPause = { mouse: 500, touch: 300 } as const;

/** Furthest that two taps of one double tap may be apart, px (PhotoSwipe: 25). */
const maxDistance = 25;

type Tap = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp' | 'pointerType'>;

/** Tells of each tap whether it makes a double tap with the one before. A third begins anew. */
export function createDoubleTapDetector(): (tap: Tap) => boolean {
  let first: Tap | undefined;
  return (tap) => {
    const pause = tap.pointerType === 'mouse' ? maxPause.mouse : maxPause.touch;
    const isDouble =
      first !== undefined &&
      tap.timeStamp - first.timeStamp <= pause &&
      Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) <= maxDistance;
    first = isDouble ? undefined : tap;
    return isDouble;
  };
}
