import { clampPage, pages } from '#src/content/pages.ts';
import { clamp } from '#src/gestures/clamp.ts';

/** Maximum distance of a resting page from its edge, px: browsers round to device pixels. */
export const tolerance = 1;

/** Reads and writes the slider's scroll position, in px, and limits its snapping. */
export function createSliderScroll(slider: HTMLElement, onProgress: (progress: number) => void) {
  const sections = [...slider.children] as HTMLElement[];
  let overshoot = 0;
  /** `clientWidth` is rounded: by the last page the error would exceed the tolerance. */
  const measure = () => slider.getBoundingClientRect().width;

  const scroll = {
    /** A page's width when it was last updated: measuring forces a layout. */
    width: 0,
    updateWidth() {
      scroll.width = measure();
    },
    isResized: () => measure() !== scroll.width,
    range: () => ({ min: 0, max: scroll.width * (pages.length - 1) }),
    overshoot: () => overshoot,
    isAt: (page: number) => Math.abs(slider.scrollLeft - page * measure()) <= tolerance,
    /** In pages: 1.5 is between the second and the third. */
    position: () => slider.scrollLeft / measure(),
    nearestPage: () => clampPage(scroll.position()),
    showProgress(left: number) {
      onProgress(left / Math.max(scroll.range().max, 1));
    },
    /** Past the ends, where nothing scrolls, it moves the outer pages instead. */
    scrollTo(left: number) {
      const inside = clamp(left, scroll.range());
      if (inside - left !== overshoot) {
        overshoot = inside - left;
        for (const section of [sections[0], sections.at(-1)]) {
          if (section) section.style.translate = `${overshoot}px`;
        }
      }
      // After the translations, to which the browser would snap.
      slider.scrollLeft = inside;
      scroll.showProgress(inside);
    },
    /**
     * Limits a swipe to the neighbours of `page`. `scroll-snap-stop` is not enough: the first
     * movement of a hard flick may already pass a neighbour, and the browser snaps on from there.
     */
    limitSnapping(page: number | undefined) {
      for (const [index, section] of sections.entries()) {
        const isBeyond = page !== undefined && Math.abs(index - page) > 1;
        section.style.scrollSnapAlign = isBeyond ? 'none' : '';
      }
    },
  };
  return scroll;
}
