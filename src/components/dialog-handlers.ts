import type { TouchEvent } from 'react';
import { isShownAndReachable } from '#src/lib/dom.ts';
import { isPinchZoomed } from '#src/lib/pinch-zoom.ts';
import { currentHeading, focusAfterPause } from '#src/navigation/focus.ts';
import type { VisitStore } from '#src/store/visit-store.ts';

/**
 * For Radix Dialog's `onCloseAutoFocus`: focuses the first opener that can have the focus, or the
 * current heading. Radix would restore the previous focus, but Safari does not focus pressed
 * buttons (webkit.org/b/22261).
 * @param scrolls whether to scroll the opener into view
 */
export function returnFocus(
  store: VisitStore,
  event: Event,
  openers: readonly (HTMLElement | undefined)[],
  scrolls = false,
) {
  event.preventDefault();
  const { route } = store.getState();
  focusAfterPause(() => {
    // `NavigationFocus` moves the focus after a navigation.
    if (store.getState().route.path !== route.path || document.activeElement !== document.body)
      return undefined;
    return openers.find((opener) => opener && isShownAndReachable(opener)) ?? currentHeading();
  }, scrolls);
}

/**
 * For Radix Dialog's `onOpenAutoFocus`: focuses the dialog itself, so that screen readers read its
 * name first. Radix would focus the first control, which may not have loaded.
 */
export function focusDialog(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.focus({ preventScroll: true });
}

/**
 * For a dialog's `onTouchMove`: lets a finger pan a zoomed page. Radix's scroll lock, a listener on
 * the document, would prevent panning (theKashey/react-remove-scroll#91).
 */
export function panZoomedPage(event: TouchEvent) {
  if (isPinchZoomed()) event.stopPropagation();
}
