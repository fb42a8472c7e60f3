import { homeOf } from '#src/navigation/routes.ts';
import type { Visit } from '#src/store/visit.ts';
import type { VisitStore } from '#src/store/visit-store.ts';

/** A second click belongs to the first until this long after its change was painted, ms. */
const doubleClickTime = 400;

/** Maximum distance of the two clicks, px (Windows: 4; PhotoSwipe, for fingers: 25). */
const samePlace = { mouse: 6, other: 25 };

/**
 * Ignores the second click of a double click where the first has opened or closed a screen or a
 * modal: many people double-click everything.
 */
export function ignoreSecondClick(root: HTMLElement, store: VisitStore) {
  /** The click that causes the next change, if any does. */
  let click: MouseEvent | undefined;
  let change: { click: MouseEvent; painted: number } | undefined;

  store.subscribe((visit, before) => {
    if (screenOf(visit) === screenOf(before)) return;
    change = undefined;
    if (!click) return;
    const last = { click, painted: Number.POSITIVE_INFINITY };
    click = undefined;
    change = last;
    requestAnimationFrame(() => {
      setTimeout(() => {
        last.painted = performance.now();
      });
    });
  });

  function handleClick(event: MouseEvent) {
    // A keyboard or a script clicks with a detail of 0.
    click = event.detail > 0 ? event : undefined;
    setTimeout(() => {
      // Handlers change the screen at once, but for Schließen: a traversal is asynchronous.
      if (store.getState().leftAt < event.timeStamp) click = undefined;
    });
    if (!click || !change || event.timeStamp - change.painted > doubleClickTime) return;
    const { clientX, clientY } = change.click;
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    const reach = isMouse ? samePlace.mouse : samePlace.other;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > reach) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // Before React listens there.
  root.addEventListener('click', handleClick, { capture: true });
}

/** Slides are one screen, whose bar and dots stay. */
function screenOf({ route, modal }: Visit): string {
  const home = homeOf(route);
  return `${home ? home.above : route.path} ${modal}`;
}
