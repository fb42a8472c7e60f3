import { createStore } from 'zustand';

/**
 * Single-character shortcuts can be turned off: speech input triggers them (WCAG 2.1.4). Marked as
 * pure, or the lock's inline script, which needs only the function below, would contain zustand.
 */
export const shortcuts = /* @__PURE__ */ createStore(() => ({ singleKeys: true }));

/** Elements that handle keys themselves. */
const keyHandlers = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Whether a key is pressed in a field or a dialog. */
export function isHandledByTarget({ target }: Event): boolean {
  return target instanceof Element && target.closest(keyHandlers) !== null;
}
