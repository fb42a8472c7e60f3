/* States and events of the slider; `slider-reducer.ts` has the reducer. */

/** The slider's motion (`SliderPhase`). A new object is a new motion, even of the same phase. */
export type Motion =
  /** `writesPosition`: whether the controller scrolls to the slide; not after native scrolling. */
  | { phase: 'resting'; writesPosition: boolean }
  /** A swipe, its inertia, or the browser's page search. `left` in px; `forwards`: `left` grows. */
  | { phase: 'scrolling'; left: number; forwards: boolean }
  /** A press during a glide. */
  | { phase: 'held' }
  /** `left` in px, also beyond the ends. */
  | { phase: 'dragging'; left: number }
  /** `from` in px; `velocity` at the start, px/ms. */
  | { phase: 'gliding'; from: number; velocity: number };

export interface SliderState {
  motion: Motion;
  /** The current slide in bar and address; during a motion the nearest one or the target. */
  slide: number;
  /** Width of a slide, px; 0 until it is measured. */
  width: number;
  /** At the last press: scroll position, px, and index of the nearest slide. */
  press: { left: number; slide: number };
  /** A swipe until it rests. It leads at most to the neighbours of the slide `from`. */
  swipe?: { from: number; touching: boolean } | undefined;
  /** Whether `settle` follows when no event comes for a while (`scrollGap`). */
  settlesAfterPause: boolean;
}

/** What the slider's reaction to an event depends on. */
export interface Measurement {
  /** Scroll position, px; out of range if the slides are pulled beyond an end. */
  left: number;
  /** Width of a slide, px. */
  width: number;
  /** A modal is open: the slider keeps its slide. */
  covered: boolean;
  reducedMotion: boolean;
}

export type SliderEvent =
  /** The prerendered slider, which may have been scrolled before hydration. */
  | { type: 'restore'; measured: Measurement }
  /** By a link, a key or the wheel. */
  | { type: 'goTo'; slide: number; measured: Measurement }
  /** The store has another slide: after Back or a link, or when React mounts a new slider. */
  | { type: 'sync'; slide: number; measured: Measurement }
  /** A press; one by a pen counts as by a mouse. */
  | { type: 'grab'; by: 'mouse' | 'finger'; measured: Measurement }
  /** `offset` of the mouse from its press, px. */
  | { type: 'drag'; offset: number }
  /** `velocity` in px/ms, positive towards later slides. */
  | { type: 'release'; velocity: number; measured: Measurement }
  /** `touching`: whether other fingers are still down. */
  | { type: 'touchEnd'; touching: boolean }
  | { type: 'scroll'; measured: Measurement }
  /** `scrollend`, which also comes when a swipe pauses. */
  | { type: 'scrollEnd'; measured: Measurement }
  /** A pause, the end of a press without a drag, or a cancelled drag. */
  | { type: 'settle'; measured: Measurement }
  | { type: 'arrive'; measured: Measurement }
  | { type: 'resize'; measured: Measurement };

export function initialState(slide: number): SliderState {
  const motion = { phase: 'resting', writesPosition: false } as const;
  return { motion, slide, width: 0, press: { left: 0, slide }, settlesAfterPause: false };
}
