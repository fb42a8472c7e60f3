/*
 * States and events of the slider; `slider-reducer.ts` has the reducer. Phases, by cause:
 *
 *     link, key, wheel     resting → gliding → resting
 *     mouse, pen           resting → dragging → gliding → resting
 *     finger, page search  resting → scrolling → resting; if between two slides, → gliding → resting
 *     press in a glide     gliding → held → gliding; if the pointer moves, → dragging or scrolling
 */

/** The controller compares by identity: a new object starts a motion, even in the same phase. */
export type Motion =
  /** `writesPosition`: whether the controller scrolls to the slide; not after native scrolling. */
  | { phase: 'resting'; writesPosition: boolean }
  /** Natively. `left` in px; `forwards`: `left` grows. */
  | { phase: 'scrolling'; left: number; forwards: boolean }
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
  /** From a finger's press until the slider rests. It ends at `from` or next to it. */
  swipe?: { from: number; touching: boolean } | undefined;
  /** Whether the controller dispatches `settle` when the state stays the same for `scrollGap`. */
  settlesAfterPause: boolean;
}

/** What the slider's reaction to an event depends on. */
export interface Measurement {
  /** Scroll position, px; out of range if the slides are pulled beyond an end. */
  left: number;
  /** Width of a slide, px. */
  width: number;
  /** A modal is open: the slider keeps its slide. */
  modalOpen: boolean;
  reducedMotion: boolean;
}

export type SliderEvent =
  /** First measurement of the prerendered slider, which a visitor may have scrolled. */
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
  /** `touching`: whether other fingers are still on the slider. */
  | { type: 'touchEnd'; touching: boolean }
  | { type: 'scroll'; measured: Measurement }
  /** `scrollend`, which also comes when a swipe pauses. */
  | { type: 'scrollEnd'; measured: Measurement }
  /** A pause (`scrollGap`), the end of a press without a drag, or a cancelled drag. */
  | { type: 'settle'; measured: Measurement }
  /** The end of a glide. */
  | { type: 'arrive'; measured: Measurement }
  | { type: 'resize'; measured: Measurement };

export function initialState(slide: number): SliderState {
  const motion = { phase: 'resting', writesPosition: false } as const;
  return { motion, slide, width: 0, press: { left: 0, slide }, settlesAfterPause: false };
}
