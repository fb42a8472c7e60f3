import type { PageIndex } from '#src/config/paths.ts';
import { clampPage } from '#src/config/paths.ts';

/** What a key asks for: a page, or a vertical way through the page that shows. */
export type KeyWish = { page: PageIndex } | { scroll: number };

/** Share of the page's height that PageDown scrolls, and px that an arrow scrolls, as browsers do. */
const pageShare = 0.875;
const arrowStep = 40;

interface PageView {
  page: PageIndex;
  /** Height in px of the visible part, and px left to scroll above and below it. */
  height: number;
  above: number;
  below: number;
}

/**
 * The wish behind a key, nothing for other keys. Vertical keys first show the rest of a page that does
 * not fit, as the wheel does; then they turn it. There is no page beyond the first and the last one.
 */
export function keyWish(
  key: string,
  { page, height, above, below }: PageView,
): KeyWish | undefined {
  const turn = (step: number): KeyWish | undefined => {
    const target = clampPage(page + step);
    return target === page ? undefined : { page: target };
  };
  switch (key) {
    case 'ArrowRight':
      return turn(1);
    case 'ArrowLeft':
      return turn(-1);
    case 'ArrowDown':
      return below > 0 ? { scroll: Math.min(arrowStep, below) } : turn(1);
    case 'ArrowUp':
      return above > 0 ? { scroll: -Math.min(arrowStep, above) } : turn(-1);
    case 'PageDown':
      return below > 0 ? { scroll: Math.min(height * pageShare, below) } : turn(1);
    case 'PageUp':
      return above > 0 ? { scroll: -Math.min(height * pageShare, above) } : turn(-1);
    case 'Home':
      return turn(-page);
    case 'End':
      return turn(3 - page);
    default:
      return undefined;
  }
}
