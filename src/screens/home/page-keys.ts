import { type RefObject, useEffect } from 'react';
import { pageKeyDelay } from '#src/config/specification.ts';
import { clampPage } from '#src/content/pages.ts';
import { isHandledByTarget } from '#src/lib/shortcuts.ts';
import { isModalOpen, useVisitStore } from '#src/navigation/visit-store.ts';

/** Number of pages that each key turns, before clamping. */
const pagesByKey: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 1,
  PageUp: -1,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
};

const verticalKeys = /^(Arrow|Page)(Up|Down)$/;

/** Browsers' own distances: PageDown's as a share of the visible height, an arrow key's in px. */
const pageShare = 0.875;
const arrowDistance = 40;

interface PageView {
  page: number;
  /** Visible height, and the scrollable distance above and below it, px. */
  height: number;
  above: number;
  below: number;
}

/** Vertical keys scroll a page that does not fit, px downwards, before they turn it. */
export function keyAction(key: string, { page, height, above, below }: PageView) {
  const turn = pagesByKey[key];
  if (turn === undefined) return undefined;
  const remaining = turn > 0 ? below : above;
  if (remaining > 0 && verticalKeys.test(key)) {
    return { scroll: turn * (key.startsWith('Page') ? height * pageShare : arrowDistance) };
  }
  const target = clampPage(page + turn);
  return target === page ? undefined : { page: target };
}

/** Turns pages by key, from `pageKeyDelay` after loading and after unlocking. */
export function usePageKeys(
  slider: RefObject<HTMLElement | null>,
  goTo: (page: number) => void,
  inert: boolean,
) {
  const store = useVisitStore();
  useEffect(() => {
    if (inert) return;
    /** False for the repeats of a key pressed too early, such as the one that unlocked. */
    let pressedHere = false;
    const handleKey = (event: KeyboardEvent) => {
      if (!event.repeat) pressedHere = event.timeStamp - store.homeSeen >= pageKeyDelay;
      const visit = store.getState();
      const section = slider.current?.children[visit.page];
      if (!section || event.defaultPrevented || isModalOpen(visit) || isHandledByTarget(event))
        return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { scrollHeight, clientHeight: height, scrollTop: above } = section;
      const below = Math.floor(scrollHeight - height - above);
      const action = keyAction(event.key, { page: visit.page, height, above, below });
      if (!action) return;
      // During the delay too, or the browser would scroll the slider itself.
      event.preventDefault();
      if (!pressedHere) return;
      if (action.page === undefined) section.scrollBy({ top: action.scroll });
      else goTo(action.page);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [inert, slider, goTo, store]);
}
