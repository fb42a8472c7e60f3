import type { Point } from '#src/gestures/zoom.ts';

/** What a gesture may ask of the viewer. */
export interface StageActions {
  turnTo(index: number): void;
  close(): void;
}

/** How a gesture begins. Places are the viewport's, px. */
export interface GestureStart {
  points: readonly [Point, ...Point[]];
  /** `Event.timeStamp`, ms. */
  time: number;
  pointerType: string;
  /** The pictures moved when the pointer went down. */
  caught: boolean;
  actions: StageActions;
}

/** A gesture that is under way. */
export interface Gesture {
  /** Whether it was more than a press. */
  readonly moved: boolean;
  move(points: readonly Point[], time: number): void;
  /** Lets everything go. */
  release(time: number): void;
  /** Ends without effect, as when the browser takes the pointers. */
  cancel(): void;
}
