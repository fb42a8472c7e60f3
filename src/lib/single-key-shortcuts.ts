import { createStore } from 'zustand';

/** Single-character shortcuts can be turned off: speech input triggers them (WCAG 2.1.4). */
export const shortcuts = createStore(() => ({ singleKeys: true }));
