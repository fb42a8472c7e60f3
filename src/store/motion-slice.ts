import type { StateCreator } from 'zustand';

/**
 * How the slider moves: at rest, by native scrolling, caught by a finger, dragged by the mouse, or
 * gliding to a slide. The browser snaps in the first two phases only.
 */
export type SliderPhase = 'resting' | 'scrolling' | 'held' | 'dragging' | 'gliding';

/** A page's transition over the home screen, or after another page. */
export interface PageMotion {
  path: string;
  /** The path of the home screen behind it. */
  homePath?: string;
  phase: 'opening' | 'closing' | 'replacing';
  /** Scroll position of the page, px. */
  scrolled: number;
}

/** What is moving. */
export interface MotionSlice {
  /** Set by `screens/home/slider-motion.ts` only. */
  slider: SliderPhase;
  motion: PageMotion | undefined;
}

export const createMotionSlice: StateCreator<MotionSlice> = () => ({
  slider: 'resting',
  motion: undefined,
});
