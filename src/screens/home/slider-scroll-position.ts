import { slideList } from '#src/content/slides.ts';
import { clamp } from '#src/gestures/range.ts';

/** Reads and writes the slider's scroll position, in px, and limits its snapping. */
export function createScrollPosition(slider: HTMLElement, onProgress: (progress: number) => void) {
  const sections = [...slider.children] as HTMLElement[];
  /** By how much the outer slides are moved, because nothing scrolls past the ends. */
  let overshoot = 0;
  /** `clientWidth` is rounded: at the last slide the errors would add up to over a pixel. */
  const measure = () => slider.getBoundingClientRect().width;
  const end = (width: number) => width * (slideList.length - 1);

  const scroll = {
    /** Reading forces a layout. */
    read: () => ({ left: slider.scrollLeft - overshoot, width: measure() }),
    /** Shows where it is, as a share of its maximum. */
    showProgress(left: number, width: number) {
      onProgress(left / Math.max(end(width), 1));
    },
    write(left: number, width: number) {
      const inside = clamp(left, { min: 0, max: end(width) });
      if (inside - left !== overshoot) {
        overshoot = inside - left;
        for (const section of [sections[0], sections.at(-1)]) {
          if (section) section.style.translate = `${overshoot}px`;
        }
      }
      // Scrolling comes last: the browser would snap to the translations.
      slider.scrollLeft = inside;
      scroll.showProgress(inside, width);
    },
    /**
     * Limits a swipe to the neighbours of `slide`. `scroll-snap-stop` is not enough: the first
     * movement of a hard flick may already pass a neighbour, and the browser snaps on from there.
     */
    limitSnapping(slide: number | undefined) {
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
