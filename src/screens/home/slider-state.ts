/*
 * States and events of the slider; `slider-reducer.ts` has the reducer. Phases, by cause:
 *
 *     link, key, wheel     resting → gliding → resting
 *     mouse, pen           resting → dragging → gliding → resting
 *     finger, page search  resting → scrolling (→ gliding if between two slides) → resting
 *     press in a glide     gliding → held → gliding; if the pointer moves, → dragging or scrolling
 */

/** The controller starts a motion for each new object, even if the phase stays the same. */
export type Motion =
  /** `writesPosition`: the controller scrolls to the slide; false after native scrolling. */
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
  /** Set from a finger's press until the slider rests. A swipe ends at `from` or a neighbour. */
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
  /** If a modal is open, the slider keeps its slide. */
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
  /** A press; a pen counts as a mouse. */
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
