import { type RefObject, useEffect } from 'react';
import { pageKeyDelay } from '#src/config/specification.ts';
import { clampPage } from '#src/content/pages.ts';
import { isHandledByTarget } from '#src/lib/shortcuts.ts';
import { isOverlayOpen, useVisitStore } from '#src/navigation/visit-store.ts';

type KeyAction = { page: number } | { scroll: number };

/** Pages by which each key turns the slider; there is none beyond the first and the last. */
const turns: Readonly<Record<string, number>> = {
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

/** Share of the page's height that PageDown scrolls, and px that an arrow scrolls, as browsers do. */
const pageShare = 0.875;
const arrowDistance = 40;

interface PageView {
  page: number;
  /** Height in px of the visible part, and px left to scroll above and below it. */
  height: number;
  above: number;
  below: number;
}

/**
 * What a key does to the slider; undefined for other keys. Vertical keys first scroll a page that does not
 * fit, by so many px downwards; then they turn it.
 */
export function keyAction(
  key: string,
  { page, height, above, below }: PageView,
): KeyAction | undefined {
  const turn = turns[key];
  if (turn === undefined) return undefined;
  const rest = turn > 0 ? below : above;
  if (rest > 0 && verticalKeys.test(key)) {
    return { scroll: turn * (key.startsWith('Page') ? height * pageShare : arrowDistance) };
  }
  const target = clampPage(page + turn);
  return target === page ? undefined : { page: target };
}

/** Turns pages by key, unless an overlay covers them; begins `pageKeyDelay` after loading and after unlocking. */
export function usePageKeys(
  slider: RefObject<HTMLElement | null>,
  goTo: (page: number) => void,
  inert: boolean,
) {
  const store = useVisitStore();
  useEffect(() => {
    if (inert) return;
    /** Ignores the repetitions of a key that is held since before, as the one that unlocked. */
    let pressedHere = false;
    const handleKey = (event: KeyboardEvent) => {
      if (!event.repeat) pressedHere = event.timeStamp - store.homeSeen >= pageKeyDelay;
      const visit = store.getState();
      const section = slider.current?.children[visit.page];
      if (!section || event.defaultPrevented || isOverlayOpen(visit) || isHandledByTarget(event))
        return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { scrollHeight, clientHeight: height, scrollTop: above } = section;
      const below = Math.floor(scrollHeight - height - above);
      const action = keyAction(event.key, { page: visit.page, height, above, below });
      if (!action) return;
      // Also during the delay, or the browser would scroll the slider itself.
      event.preventDefault();
      if (!pressedHere) return;
      if ('page' in action) goTo(action.page);
      else section.scrollBy({ top: action.scroll });
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [inert, slider, goTo, store]);
}
