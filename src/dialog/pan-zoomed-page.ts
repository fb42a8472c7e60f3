import type { TouchEvent } from 'react';
import { isPageZoomed } from '#src/lib/visitor-settings.ts';

/**
 * For a dialog's `onTouchMove`: one finger pans a page that is zoomed by pinching. Radix's scroll
 * lock listens at the document, and lets two fingers zoom but none pan (react-remove-scroll 2.7).
 */
export function panZoomedPage(event: TouchEvent) {
  if (isPageZoomed()) event.stopPropagation();
}
