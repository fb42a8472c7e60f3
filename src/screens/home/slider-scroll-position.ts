import { slideList } from '#src/content/slides.ts';
import { clamp } from '#src/gestures/range.ts';

/** Reads and writes the slider's scroll position, px, and limits snapping. */
export function createScrollPosition(slider: HTMLElement, onProgress: (progress: number) => void) {
  const sections = [...slider.children] as HTMLElement[];
  /** Translation of the first and the last slide beyond the ends, px. */
  let overshoot = 0;
  /** Unrounded, because at the last slide the errors of `clientWidth` add up to over 1 px. */
  const measureWidth = () => slider.getBoundingClientRect().width;
  const end = (width: number) => width * (slideList.length - 1);

  const scroll = {
    /** Forces a layout. */
    read: () => ({ left: slider.scrollLeft - overshoot, width: measureWidth() }),
    /** Reports the position as a share of its maximum. */
    showProgress(left: number, width: number) {
      onProgress(left / Math.max(end(width), 1));
    },
    write(left: number, width: number) {
      const clampedLeft = clamp(left, { min: 0, max: end(width) });
      if (clampedLeft - left !== overshoot) {
        overshoot = clampedLeft - left;
        for (const section of [sections[0], sections.at(-1)]) {
          if (section) section.style.translate = `${overshoot}px`;
        }
      }
      // Last, because the browser snaps again when a slide's translation changes.
      slider.scrollLeft = clampedLeft;
      scroll.showProgress(clampedLeft, width);
    },
    /**
     * Limits a swipe to the neighbours of `slide`. `scroll-snap-stop` does not suffice, because the
     * first movement of a fast flick may pass a neighbour.
     */
    limitSnapping(slide: number | undefined) {
      for (const [index, section] of sections.entries()) {
        const isBeyond = slide !== undefined && Math.abs(index - slide) > 1;
        section.style.scrollSnapAlign = isBeyond ? 'none' : '';
      }
    },
    /** Recreates the slider's box, because scripts have no other way (webkit.org/b/187449). */
    stopNativeScroll() {
      const { scrollLeft } = slider;
      slider.style.display = 'none';
      measureWidth();
      slider.style.display = '';
      slider.scrollLeft = scrollLeft;
    },
  };
  return scroll;
}
