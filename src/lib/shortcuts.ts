import { createStore } from 'zustand';

/** Whether shortcuts of a single character work. Speech input may press them by chance (WCAG 2.1.4). */
export const shortcuts = createStore(() => ({ singleKeys: true }));

/** Elements that need the keys themselves. */
const ownKeys = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Whether a key belongs to a field or a dialog, so that no shortcut may take it. */
export function isHandledByTarget({ target }: Event): boolean {
  return target instanceof Element && target.closest(ownKeys) !== null;
}
