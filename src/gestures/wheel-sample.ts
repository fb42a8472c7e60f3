/** What the detector reads of a wheel event. */
export interface WheelSample {
  /** In the unit of `deltaMode`; positive to the right and down. */
  deltaX: number;
  deltaY: number;
  /** 0 px, 1 lines, 2 pages, as `WheelEvent.deltaMode`. */
  deltaMode: number;
  /** `Event.timeStamp`, ms. It is the device's time, so a busy main thread does not bend it. */
  time: number;
  /** A pinch on a trackpad reaches the page as a wheel with the control key. */
  ctrlKey?: boolean;
}

/** Which way a wheel may point to count: sideways, up and down, or whichever dominates. */
export type WheelAxis = 'x' | 'y' | 'both';

/** Lengths of `deltaMode`'s units in px: px; a line (wheel-gestures: 18); a page (Swiper: 800). */
const unitLengths = [1, 18, 800] as const;

/** The sample's two deltas in px. */
export function wheelDeltas({ deltaX, deltaY, deltaMode }: WheelSample): { x: number; y: number } {
  const length = unitLengths[deltaMode] ?? 1;
  return { x: deltaX * length, y: deltaY * length };
}
