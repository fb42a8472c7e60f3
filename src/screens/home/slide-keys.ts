import { clampSlide } from '#src/content/slides.ts';

/** Number of slides that each key turns, before clamping. */
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

/** Browsers' own distances: PageDown's as a share of the visible height, an arrow key's in px. */
const pageShare = 0.875;
const arrowDistance = 40;

interface SlideView {
  slide: number;
  /** Visible height, and the scrollable distance above and below it, px. */
  height: number;
  above: number;
  below: number;
}

/**
 * What a key does. Vertical keys turn a slide that is higher than the window only at its end, and
 * scroll it before (`scroll`, px downwards).
 */
export function keyAction(key: string, { slide, height, above, below }: SlideView) {
  const turn = slidesByKey[key];
  if (turn === undefined) return undefined;
  const remaining = turn > 0 ? below : above;
  if (remaining > 0 && verticalKeys.test(key)) {
    return { scroll: turn * (key.startsWith('Page') ? height * pageShare : arrowDistance) };
  }
  const target = clampSlide(slide + turn);
  return target === slide ? undefined : { slide: target };
}
