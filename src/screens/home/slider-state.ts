/* States and events of the slider. `slider-rules.ts` is its reducer. */

/** How the slider moves. A new object is a new motion, even of the same phase. */
export type Motion =
  /** `jumps` to its slide, unless the browser's own scrolling has just ended there. */
  | { phase: 'resting'; jumps: boolean }
  /** By the browser itself: a finger's swipe, what follows it, or a search. */
  | { phase: 'scrolling'; left: number; forwards: boolean }
  /** A pointer has grabbed it while it glided. */
  | { phase: 'held' }
  /** By the mouse, to `left` px, also beyond the ends. */
  | { phase: 'dragging'; left: number }
  /** By a spring, from `from` px to its slide, beginning at `velocity` px/ms. */
  | { phase: 'gliding'; from: number; velocity: number };

export interface SliderState {
  motion: Motion;
  /** The slide that bar and address name: on the way to another one, the nearer or the next. */
  slide: number;
  /** The width of a slide at the last update, px; another one means a resize. */
  width: number;
  /** Where a pointer has last grabbed it. */
  grip: { left: number; slide: number };
  /** A finger's swipe, until it rests: it may lead to the neighbours of `from` only. */
  swipe?: { from: number; touching: boolean } | undefined;
  /** Whether a pause ends the motion. */
  settlesSoon: boolean;
}

/** What the slider measures at an event. */
export interface View {
  /** Scroll position, less or more than possible where the slides are pulled beyond an end, px. */
  left: number;
  /** A slide's width, px. */
  width: number;
  /** A modal is open: below it the slider keeps its slide. */
  covered: boolean;
  reducedMotion: boolean;
}

export type SliderEvent =
  /** The served slider may have been scrolled before hydration. */
  | { type: 'restored'; view: View }
  /** A link, a key or the wheel asks for a slide. */
  | { type: 'requested'; slide: number; view: View }
  /** The store is at another slide, by Back or a link. */
  | { type: 'synced'; slide: number; view: View }
  | { type: 'grabbed'; by: 'mouse' | 'finger'; view: View }
  /** By `offset` px from where the mouse grabbed it. */
  | { type: 'dragged'; offset: number }
  /** At `velocity` px/ms, positive towards later slides. */
  | { type: 'released'; velocity: number; view: View }
  /** `touching`: other fingers are still down. */
  | { type: 'touchEnd'; touching: boolean }
  | { type: 'scrolled'; view: View }
  /** The browser's `scrollend`, which also comes when a drag pauses. */
  | { type: 'scrollEnded'; view: View }
  /** A pause, or a press that has ended without a drag. */
  | { type: 'idle'; view: View }
  /** The spring is at its end. */
  | { type: 'arrived'; view: View }
  | { type: 'resized'; view: View };

export function initialState(slide: number): SliderState {
  const motion = { phase: 'resting', jumps: false } as const;
  return { motion, slide, width: 0, grip: { left: 0, slide }, settlesSoon: false };
}
