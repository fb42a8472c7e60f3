import type { WheelStep } from './wheel-gesture.ts';
import * as streams from './wheel-streams.ts';

interface WheelRow {
  name: string;
  stream: streams.WheelStream;
  /** The steps that a visitor means by it. */
  meant: readonly WheelStep[];
}

/** What each stream of the wheel means; a test holds the detector to it, `npm run measure` prints it. */
export const wheelTable: readonly WheelRow[] = [
  { name: 'slow trackpad swipe, macOS', stream: streams.macTrackpadSlow, meant: [1] },
  { name: 'fast trackpad swipe, macOS', stream: streams.macTrackpadFast, meant: [1] },
  { name: 'two trackpad swipes, macOS', stream: streams.macDoubleSwipe, meant: [1, 1] },
  { name: 'trackpad swipe sideways, macOS', stream: streams.macTrackpadSideways, meant: [-1] },
  { name: 'diagonal trackpad swipe, macOS', stream: streams.macTrackpadDiagonal, meant: [1] },
  { name: 'Magic Mouse', stream: streams.magicMouse, meant: [1] },
  { name: 'touchpad swipe, Windows', stream: streams.windowsTouchpad, meant: [1] },
  { name: 'two touchpad swipes, Windows', stream: streams.windowsTouchpadTwice, meant: [1, 1] },
  { name: 'a weak and a strong swipe', stream: streams.weakAndStrongSwipe, meant: [1, 1] },
  {
    name: 'a swipe that is stopped, and another one',
    stream: streams.stoppedAndSwipedAgain,
    meant: [1, 1],
  },
  { name: 'three notches, a second apart', stream: streams.notchedWheelSlow, meant: [1, 1, 1] },
  { name: 'four notches in one go', stream: streams.notchedWheelStroke, meant: [1] },
  { name: 'a second of even notches', stream: streams.notchedWheelSpun, meant: [1, 1] },
  {
    name: 'a second of notches that slow down',
    stream: streams.notchedWheelSlowing,
    meant: [1, 1],
  },
  { name: 'a second of strokes of the wheel', stream: streams.notchedWheelStrokes, meant: [1, 1] },
  { name: 'accelerated notches, macOS', stream: streams.macNotchedWheel, meant: [1] },
  { name: 'one notch of a high-resolution wheel', stream: streams.highResolutionNotch, meant: [1] },
  { name: 'notches to and fro, Firefox', stream: streams.firefoxLines, meant: [1, -1, 1] },
  { name: 'a second of even notches, Firefox', stream: streams.firefoxLinesSpun, meant: [1, 1] },
  { name: 'swipe against the inertia', stream: streams.oppositeSwipes, meant: [1, -1] },
  { name: 'swipe that bounces', stream: streams.bouncingSwipe, meant: [1] },
  { name: 'swipe on a machine that halts', stream: streams.haltingSwipe, meant: [1] },
  { name: 'swipe on a machine that is slow', stream: streams.slowedSwipe, meant: [1] },
  { name: 'swipe on a machine that catches up', stream: streams.catchingUpSwipe, meant: [1] },
  { name: 'swipe with uneven inertia', stream: streams.unevenSwipe, meant: [1] },
  { name: 'fingers that push for 1.3 s', stream: streams.longDrag, meant: [1, 1] },
  { name: 'fingers that push for 0.5 s', stream: streams.shortDrag, meant: [1] },
  { name: 'fingers that rest', stream: streams.restingFingers, meant: [] },
  { name: 'pinch', stream: streams.pinch, meant: [] },
];
