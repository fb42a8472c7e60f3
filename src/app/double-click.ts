import { homeAt } from '#src/navigation/routes.ts';
import type { Visit, VisitStore } from '#src/store/visit-store.ts';

/** A second click belongs to the first until this long after its change was painted, ms. */
const doubleClickTime = 400;

/** Maximum distance of the two clicks, px (Windows: 4; PhotoSwipe, for fingers: 25). */
const samePlace = { mouse: 6, other: 25 };

/**
 * Ignores the second click of a double click where the first has opened or closed a screen or a
 * modal: many people double-click everything.
 */
export function ignoreSecondClick(root: HTMLElement, store: VisitStore) {
  let click: MouseEvent | undefined;
  let change: { click: MouseEvent; painted: number } | undefined;

  store.subscribe((visit, before) => {
    if (screenOf(visit) === screenOf(before)) return;
    // Back has led elsewhere: the next click is a new one.
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
function screenOf({ path, modal }: Visit): string {
  const home = homeAt(path);
  return `${home ? home.above : path} ${modal?.kind}`;
}
