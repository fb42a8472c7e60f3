import type { StateCreator } from 'zustand';
import { homeOf } from '#src/navigation/routes.ts';
import type { MotionSlice, Visit } from './visit.ts';

export const createMotionSlice: StateCreator<Visit, [], [], MotionSlice> = (set) => ({
  slider: 'resting',
  motion: undefined,
  homeSeen: performance.now(),
  setSliderPhase: (slider) => set({ slider }),
  endMotion: () =>
    set(({ route, page }) => ({ motion: undefined, page: homeOf(route) ? undefined : page })),
  setHomeSeen: (homeSeen) => set({ homeSeen }),
});
