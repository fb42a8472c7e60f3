import { isKeyboardClick } from '#src/lib/input-events.ts';
import { homeRouteOf } from '#src/navigation/routes.ts';
import type { Visit } from '#src/store/visit.ts';
import type { VisitStore } from '#src/store/visit-store.ts';

/** A click within this time after the paint of a change belongs to a double click, ms. */
const doubleClickTime = 400;

/** Maximum distance of the two clicks, px (Windows: 4; PhotoSwipe, for fingers: 25). */
const maxDistance = { mouse: 6, other: 25 };

/**
 * Ignores the second click of a double click if the first has opened or closed a screen or a modal:
 * many people double-click links.
 */
export function ignoreSecondClick(root: HTMLElement, store: VisitStore) {
  /** The click that may cause the next change. */
  let click: MouseEvent | undefined;
  /**
   * The last change of screen or modal, if a click has caused it. `paintedAt` is in ms, and
   * Infinity until the browser has painted the change.
   */
  let change: { click: MouseEvent; paintedAt: number } | undefined;

  store.subscribe((visit, before) => {
    if (screenOf(visit) === screenOf(before)) return;
    change = undefined;
    if (!click) return;
    const newChange = { click, paintedAt: Number.POSITIVE_INFINITY };
    click = undefined;
    change = newChange;
    requestAnimationFrame(() => {
      setTimeout(() => {
        newChange.paintedAt = performance.now();
      });
    });
  });

  function isSecondClick(event: MouseEvent): boolean {
    if (isKeyboardClick(event) || !change) return false;
    if (event.timeStamp - change.paintedAt > doubleClickTime) return false;
    const { clientX, clientY } = change.click;
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    const limit = isMouse ? maxDistance.mouse : maxDistance.other;
    return Math.hypot(event.clientX - clientX, event.clientY - clientY) <= limit;
  }

  function handleClick(event: MouseEvent) {
    if (isSecondClick(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    click = isKeyboardClick(event) ? undefined : event;
    setTimeout(() => {
      // If the click changes the screen, it has done so by now, with two exceptions. The close link
      // waits for `popstate`. An unlock needs no handling, because its hint ignores later clicks.
      const isGoingBack = store.getState().closePressedAt >= event.timeStamp;
      if (!isGoingBack) click = undefined;
    });
  }

  // Must be added before React's listener.
  root.addEventListener('click', handleClick, { capture: true });
}

/** A key of screen and modal. All slides are one screen. */
function screenOf({ route, modal }: Visit): string {
  const home = homeRouteOf(route);
  return `${home ? (home.overlay ?? 'slides') : route.path} ${modal ?? ''}`;
}
