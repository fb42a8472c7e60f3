import { clampPage, pages } from '#src/content/pages.ts';

/** Turns to a page, or scrolls the current one by px, downwards where positive. */
export type KeyAction = { page: number } | { scroll: number };

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
 * What a key does to the slider; undefined for other keys. Vertical keys first show the rest of a page
 * that does not fit, as the wheel does; then they turn it. There is no page beyond the first and the last.
 */
export function keyAction(
  key: string,
  { page, height, above, below }: PageView,
): KeyAction | undefined {
  const turnTo = (wanted: number): KeyAction | undefined => {
    const target = clampPage(wanted);
    return target === page ? undefined : { page: target };
  };
  switch (key) {
    case 'ArrowRight':
      return turnTo(page + 1);
    case 'ArrowLeft':
      return turnTo(page - 1);
    case 'ArrowDown':
      return below > 0 ? { scroll: Math.min(arrowDistance, below) } : turnTo(page + 1);
    case 'ArrowUp':
      return above > 0 ? { scroll: -Math.min(arrowDistance, above) } : turnTo(page - 1);
    case 'PageDown':
      return below > 0 ? { scroll: Math.min(height * pageShare, below) } : turnTo(page + 1);
    case 'PageUp':
      return above > 0 ? { scroll: -Math.min(height * pageShare, above) } : turnTo(page - 1);
    case 'Home':
      return turnTo(0);
    case 'End':
      return turnTo(pages.length - 1);
    default:
      return undefined;
  }
}
