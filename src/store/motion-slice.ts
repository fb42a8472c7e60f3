import type { StateCreator } from 'zustand';
import { isHome } from '#src/navigation/routes.ts';
import type { LightboxState, MotionSlice, Visit } from './visit.ts';

export const createMotionSlice: StateCreator<Visit, [], [], MotionSlice> = (set, get) => ({
  slider: 'resting',
  pageTransition: undefined,
  homeShownAt: performance.now(),
  wheelStepAt: Number.NEGATIVE_INFINITY,
  // The lightbox opens with a flight from its thumbnail.
  lightbox: { phase: 'animating', lifted: true, zoomed: false },
  setSliderPhase: (slider) => set({ slider }),
  setLightbox: (change) => {
    const { lightbox } = get();
    const names = Object.keys(change) as (keyof LightboxState)[];
    // The lightbox calls `setLightbox` on every frame.
    if (names.some((name) => lightbox[name] !== change[name]))
      set({ lightbox: { ...lightbox, ...change } });
  },
  endPageTransition: () =>
    set(({ route, page }) => ({
      pageTransition: undefined,
      page: isHome(route) ? undefined : page,
    })),
  setHomeShownAt: (homeShownAt) => set({ homeShownAt }),
  setWheelStepAt: (wheelStepAt) => set({ wheelStepAt }),
});
