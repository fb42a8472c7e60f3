import type { StateCreator } from 'zustand';
import { homeOf } from '#src/navigation/routes.ts';
import type { MotionSlice, ViewerState, Visit } from './visit.ts';

export const createMotionSlice: StateCreator<Visit, [], [], MotionSlice> = (set, get) => ({
  slider: 'resting',
  motion: undefined,
  homeShownAt: performance.now(),
  wheelStepAt: Number.NEGATIVE_INFINITY,
  // The lightbox opens with a flight from its thumbnail.
  viewer: { phase: 'flying', lifted: true, zoomed: false },
  setSliderPhase: (slider) => set({ slider }),
  setViewer: (change) => {
    const { viewer } = get();
    const names = Object.keys(change) as (keyof ViewerState)[];
    // Called on every frame.
    if (names.some((name) => viewer[name] !== change[name]))
      set({ viewer: { ...viewer, ...change } });
  },
  endMotion: () =>
    set(({ route, page }) => ({ motion: undefined, page: homeOf(route) ? undefined : page })),
  setHomeShownAt: (homeShownAt) => set({ homeShownAt }),
  setWheelStepAt: (wheelStepAt) => set({ wheelStepAt }),
});
