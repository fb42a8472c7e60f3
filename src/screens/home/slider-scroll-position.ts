import { clampSlide, slideList } from '#src/content/slides.ts';
import { clamp } from '#src/gestures/clamp.ts';

/** Maximum distance of a resting slide from its edge, px: browsers round to device pixels. */
export const tolerance = 1;

/** Reads and writes the slider's scroll position, in px, and limits its snapping. */
export function createScrollPosition(slider: HTMLElement, onProgress: (progress: number) => void) {
  const sections = [...slider.children] as HTMLElement[];
  let overshoot = 0;
  /** Position shown last, and whether it was reached forwards. */
  let shown = { left: 0, forwards: true };
  /** A swipe is limited to the neighbours of this slide. */
  let middle: number | undefined;
  /** `clientWidth` is rounded: at the last slide the errors would add up to over `tolerance`. */
  const measure = () => slider.getBoundingClientRect().width;

  const scroll = {
    /** A slide's width when it was last updated: measuring forces a layout. */
    width: 0,
    updateWidth() {
      scroll.width = measure();
    },
    isResized: () => measure() !== scroll.width,
    range: () => ({ min: 0, max: scroll.width * (slideList.length - 1) }),
    overshoot: () => overshoot,
    isAt: (slide: number) => Math.abs(slider.scrollLeft - slide * measure()) <= tolerance,
    /** In slides: 1.5 is between the second and the third. */
    position: () => slider.scrollLeft / measure(),
    nearestSlide: () => clampSlide(scroll.position()),
    /** The slide ahead in the direction of the last movement, by `width`. */
    nextSlide() {
      const { left, forwards } = shown;
      const next = clampSlide(Math[forwards ? 'ceil' : 'floor'](left / scroll.width));
      return middle === undefined ? next : clamp(next, { min: middle - 1, max: middle + 1 });
    },
    showProgress(left: number) {
      if (left !== shown.left) shown = { left, forwards: left > shown.left };
      onProgress(left / Math.max(scroll.range().max, 1));
    },
    /** Past the ends, where nothing scrolls, it moves the outer slides instead. */
    scrollTo(left: number) {
      const inside = clamp(left, scroll.range());
      if (inside - left !== overshoot) {
        overshoot = inside - left;
        for (const section of [sections[0], sections.at(-1)]) {
          if (section) section.style.translate = `${overshoot}px`;
        }
      }
      // Scrolling comes last: the browser would snap to the translations.
      slider.scrollLeft = inside;
      scroll.showProgress(inside);
    },
    /**
     * Limits a swipe to the neighbours of `slide`. `scroll-snap-stop` is not enough: the first
     * movement of a hard flick may already pass a neighbour, and the browser snaps on from there.
     */
    limitSnapping(slide: number | undefined) {
      middle = slide;
      for (const [index, section] of sections.entries()) {
        const isBeyond = slide !== undefined && Math.abs(index - slide) > 1;
        section.style.scrollSnapAlign = isBeyond ? 'none' : '';
      }
    },
    /**
     * Ends the browser's own scrolling, which otherwise goes on from where it was (Chromium's
     * `SnapFlingCurve`; WebKit's momentum, webkit.org/b/187449): a new box has none.
     */
    interrupt() {
      const { scrollLeft } = slider;
      slider.style.display = 'none';
      measure();
      slider.style.display = '';
      slider.scrollLeft = scrollLeft;
    },
  };
  return scroll;
}
