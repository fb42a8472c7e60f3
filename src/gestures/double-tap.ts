/** Maximum time between two taps, ms (yet-another-react-lightbox); `mouse` is also for pens. */
const maxInterval = { mouse: 500, touch: 300 } as const;

/** Maximum distance between the two taps, px (PhotoSwipe: 25). */
const maxDistance = 25;

type Tap = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp' | 'pointerType'>;

/** Returns a function that checks whether a tap is the second of a double tap. */
export function createDoubleTapDetector(): (tap: Tap) => boolean {
  let previous: Tap | undefined;
  return (tap) => {
    const interval = tap.pointerType === 'touch' ? maxInterval.touch : maxInterval.mouse;
    const isDouble =
      previous !== undefined &&
      tap.timeStamp - previous.timeStamp <= interval &&
      Math.hypot(tap.clientX - previous.clientX, tap.clientY - previous.clientY) <= maxDistance;
    previous = isDouble ? undefined : tap;
    return isDouble;
  };
}
