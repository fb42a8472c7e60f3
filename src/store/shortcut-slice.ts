import type { StateCreator } from 'zustand';

export interface ShortcutSlice {
  /** Single-character shortcuts can be turned off: speech input triggers them (WCAG 2.1.4). */
  singleKeys: boolean;
  allowSingleKeys: (allowed: boolean) => void;
}

export const createShortcutSlice: StateCreator<ShortcutSlice> = (set) => ({
  singleKeys: true,
  allowSingleKeys: (singleKeys) => set({ singleKeys }),
});
