import type { StateCreator } from 'zustand';
import { homeOf } from '#src/navigation/routes.ts';
import type { MotionSlice, ViewerState, Visit } from './visit.ts';

export const createMotionSlice: StateCreator<Visit, [], [], MotionSlice> = (set, get) => ({
  slider: 'resting',
  motion: undefined,
  homeSeen: performance.now(),
  wheelStepAt: Number.NEGATIVE_INFINITY,
  // It opens with a flight.
  viewer: { phase: 'flying', lifted: true, zoomed: false },
  setSliderPhase: (slider) => set({ slider }),
  setViewer: (change) => {
    const { viewer } = get();
    const names = Object.keys(change) as (keyof ViewerState)[];
    // It is called on every frame.
    if (names.some((name) => viewer[name] !== change[name]))
      set({ viewer: { ...viewer, ...change } });
  },
  endMotion: () =>
    set(({ route, page }) => ({ motion: undefined, page: homeOf(route) ? undefined : page })),
  setHomeSeen: (homeSeen) => set({ homeSeen }),
  setWheelStepAt: (wheelStepAt) => set({ wheelStepAt }),
});
