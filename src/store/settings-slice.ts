import type { StateCreator } from 'zustand';

export interface SettingsSlice {
  /** Whether single-character shortcuts are on. Speech input may trigger them (WCAG 2.1.4). */
  singleKeys: boolean;
  setSingleKeys: (singleKeys: boolean) => void;
}

export const createSettingsSlice: StateCreator<SettingsSlice> = (set) => ({
  singleKeys: true,
  setSingleKeys: (singleKeys) => set({ singleKeys }),
});
