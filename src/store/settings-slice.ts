import type { StateCreator } from 'zustand';

/** What the visitor has set. */
export interface SettingsSlice {
  /** Single-character shortcuts can be turned off: speech input triggers them (WCAG 2.1.4). */
  singleKeys: boolean;
  setSingleKeys: (singleKeys: boolean) => void;
}

export const createSettingsSlice: StateCreator<SettingsSlice> = (set) => ({
  singleKeys: true,
  setSingleKeys: (singleKeys) => set({ singleKeys }),
});
