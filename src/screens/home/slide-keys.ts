import { type RefObject, useEffect } from 'react';
import { nearestSlide } from '#src/content/slides.ts';
import { isKeyInFieldOrDialog, isSiteEvent } from '#src/lib/dom.ts';
import { hasModifier } from '#src/lib/input-events.ts';
import { slideKeyDelay } from '#src/lib/specification.ts';
import { currentSlide } from '#src/store/selectors.ts';
import { useVisitStore } from '#src/store/visit-store.ts';

/** Number of slides by which a key turns, before clamping. */
const slidesByKey: Readonly<Record<string, number>> = {
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

/** Scroll distance of PageUp and PageDown in Chromium, as a share of the visible height. */
const pageShare = 0.875;

/** Scroll distance of an arrow key in Chromium, px. */
const arrowDistance = 40;

interface SlideScroll {
  slide: number;
  /** Visible height, and scrollable distances above and below the visible part, px. */
  height: number;
  above: number;
  below: number;
}

/**
 * Returns the slide to go to, the distance by which to scroll the current slide (px, positive is
 * down), or undefined. Vertical keys turn a tall slide only at its end.
 */
export function keyAction(key: string, { slide, height, above, below }: SlideScroll) {
  const turn = slidesByKey[key];
  if (turn === undefined) return undefined;
  const remaining = turn > 0 ? below : above;
  if (remaining > 0 && verticalKeys.test(key)) {
    return { scroll: turn * (key.startsWith('Page') ? height * pageShare : arrowDistance) };
  }
  const target = nearestSlide(slide + turn);
  return target === slide ? undefined : { slide: target };
}

/** Turns and scrolls slides with keys, but not within `slideKeyDelay` of loading or unlocking. */
export function useSlideKeys(
  slider: RefObject<HTMLElement | null>,
  goTo: (slide: number) => void,
  inert: boolean,
) {
  const store = useVisitStore();
  useEffect(() => {
    if (inert) return;
    /** Whether the key was pressed after the delay. A key held since the unlock turns no slide. */
    let pressedAfterDelay = false;
    const handleKey = (event: KeyboardEvent) => {
      const visit = store.getState();
      if (!event.repeat) pressedAfterDelay = event.timeStamp - visit.homeShownAt >= slideKeyDelay;
      const slide = currentSlide(visit);
      const section = slider.current?.children[slide];
      if (!section || event.defaultPrevented || hasModifier(event) || event.shiftKey) return;
      if (!isSiteEvent(event) || isKeyInFieldOrDialog(event)) return;
      const { scrollHeight, clientHeight: height, scrollTop: above } = section;
      const below = Math.floor(scrollHeight - height - above);
      const action = keyAction(event.key, { slide, height, above, below });
      if (!action) return;
      // Also during the delay, because the browser would scroll the slider.
      event.preventDefault();
      if (!pressedAfterDelay) return;
      if (action.slide === undefined) section.scrollBy({ top: action.scroll });
      else goTo(action.slide);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [inert, slider, goTo, store]);
}
