import { clampPage, pages } from '#src/content/pages.ts';
import { clamp } from '#src/gestures/clamp.ts';
import { releaseTarget } from '#src/gestures/release-target.ts';
import { rubberBand } from '#src/gestures/rubber-band.ts';
import { animateSpring, type SpringAnimation } from '#src/gestures/spring.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { turnPage } from '#src/navigation/navigate.ts';
import { isOverlayOpen, type SliderPhase, type VisitStore } from '#src/navigation/visit-store.ts';

/** px by which a scroll position may miss a page's edge: browsers round to device pixels. */
const tolerance = 1;

/** ms after which a scroll that pauses has ended, in Safari before 26.2, which has no `scrollend` (webkit.org/b/201556). */
const scrollPause = 150;

export type SliderMotion = ReturnType<typeof createSliderMotion>;

/**
 * Keeps the slider's scroll position and the address together. Where the visitor scrolls, the address
 * follows; where another navigation leads to a page, the slider jumps there. Nothing else writes the position or
 * the visit's `slider` phase.
 * @param onProgress gets the position as a share of the whole distance, 0 to 1, whenever it changes
 * @param scrolledEarly the visitor could scroll before: the slider stays where it is, even in a swipe
 */
export function createSliderMotion(
  slider: HTMLElement,
  store: VisitStore,
  onProgress: (progress: number) => void,
  scrolledEarly = false,
) {
  const sections = [...slider.children] as HTMLElement[];
  /** `clientWidth` is rounded, and three pages on that would be more than the tolerance. */
  const widthNow = () => slider.getBoundingClientRect().width;
  /** Kept, because reading it lays the page out: the observer below sets it, before the first paint. */
  let width = 0;
  let { page: current, slider: phase } = store.getState();
  let glide: SpringAnimation<{ left: number; overshoot: number }> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let touching = false;
  /** Where a hand holds the slider, and the page from which it may move by one. */
  let held = { left: 0, page: current };
  let overshoot = 0;
  /** The page whose neighbours alone a finger may reach. */
  let limit: number | undefined;

  const leftOf = (page: number) => page * widthNow();
  const isAt = (page: number) => Math.abs(slider.scrollLeft - leftOf(page)) <= tolerance;
  /** Below an overlay the slider stays on its page. */
  const nearest = () =>
    isOverlayOpen(store.getState()) ? current : clampPage(slider.scrollLeft / widthNow());

  function show(page: number, next: SliderPhase) {
    if (next !== 'scrolling' && !touching) limitSnapping(undefined);
    // A drag comes by with every frame: what has not changed must not make anything render.
    if (next !== phase) {
      phase = next;
      // By itself: as a state of React's it would render all pages anew, just when they begin to move.
      slider.dataset.state = next;
      store.setState({ slider: next });
    }
    if (page === current) return;
    current = page;
    turnPage(store, page);
  }

  function showProgress(left: number) {
    onProgress(left / Math.max(width * (pages.length - 1), 1));
  }

  function scrollTo(left: number) {
    slider.scrollLeft = left;
    showProgress(left);
  }

  function setOvershoot(distance: number) {
    if (distance === overshoot) return;
    overshoot = distance;
    // The pages that can be pulled over an end.
    for (const section of [sections[0], sections.at(-1)]) {
      section?.style.setProperty('--overshoot', `${distance}px`);
    }
  }

  function stop() {
    clearTimeout(pause);
    glide?.stop();
    glide = undefined;
  }

  function jumpTo(page: number) {
    stop();
    width = widthNow();
    setOvershoot(0);
    show(page, 'resting');
    scrollTo(page * width);
  }

  /** Goes on from where the visitor has scrolled it before the script came. */
  function takeOver() {
    width = widthNow();
    showProgress(slider.scrollLeft);
    show(nearest(), isAt(nearest()) ? 'resting' : 'scrolling');
    if (!('onscrollend' in window)) settleSoon();
  }

  /** Glides to a page, starting with `velocity` px/ms. Bar, dots and address change at once. */
  function goTo(page: number, velocity = 0) {
    stop();
    width = widthNow();
    if (reducedMotion() || (isAt(page) && overshoot === 0)) return jumpTo(page);
    show(page, 'gliding');
    glide = animateSpring({
      from: { left: slider.scrollLeft, overshoot },
      to: { left: leftOf(page), overshoot: 0 },
      velocity: { left: overshoot === 0 ? velocity : 0, overshoot: 0 },
      onFrame(values) {
        scrollTo(values.left);
        setOvershoot(values.overshoot);
      },
      onRest: () => jumpTo(page),
    });
  }

  /** Stops a glide where it is: a hand holds the slider. */
  function hold() {
    clearTimeout(pause);
    held = { left: slider.scrollLeft, page: nearest() };
    if (!glide) return;
    stop();
    show(held.page, 'held');
  }

  /** Follows a hand that has moved by `distance` px since `hold`; resists beyond the ends. */
  function dragBy(distance: number) {
    const position = held.left - distance;
    const left = clamp(position, { min: 0, max: width * (pages.length - 1) });
    scrollTo(left);
    setOvershoot(rubberBand(left - position, width));
    show(clampPage(left / width), 'dragging');
  }

  /** Lets go with a velocity in px/ms: at most one page on from where the drag began. */
  function release(velocity: number) {
    const position = slider.scrollLeft / widthNow();
    const count = pages.length;
    goTo(releaseTarget({ start: held.page, position, velocity, count }), velocity);
  }

  /** Comes to rest on the nearest page, unless it rests or glides already. */
  function settle() {
    if (touching || glide || widthNow() !== width) return;
    goTo(nearest());
  }

  function settleSoon() {
    clearTimeout(pause);
    pause = setTimeout(settle, scrollPause);
  }

  function handleScroll() {
    // Reading back what the motion itself has written would cost a layout in every frame.
    if (glide || phase === 'dragging') return;
    const left = slider.scrollLeft;
    showProgress(left);
    // The glide's last scroll event may come after a finger has caught it, and has even been lifted.
    if (phase === 'held' && Math.abs(left - held.left) <= tolerance) return;
    clearTimeout(pause);
    // A resize scrolls as well; the observer below brings the page back.
    if (widthNow() !== width || (phase === 'resting' && isAt(current))) return;
    show(nearest(), 'scrolling');
    if (!('onscrollend' in window)) settleSoon();
  }

  /** Browsers also report the end of a scroll when a drag pauses. */
  function handleScrollEnd() {
    if (phase === 'scrolling') settle();
  }

  /** The browser scrolls a finger's slider by itself; a glide is caught, and held until it moves. */
  function handleTouchStart() {
    touching = true;
    hold();
    limitSnapping(held.page);
  }

  function handleTouchEnd({ touches }: TouchEvent) {
    touching = [...touches].some(({ target }) => slider.contains(target as Node));
    settleSoon();
  }

  /**
   * Lets a swipe reach the neighbours of `page` only. `scroll-snap-stop` alone does not: the first
   * movement of a hard flick may already lie beyond the neighbour, and the browser snaps onwards from there.
   */
  function limitSnapping(page: number | undefined) {
    if (page === limit) return;
    limit = page;
    for (const [index, section] of sections.entries()) {
      const beyond = page !== undefined && Math.abs(index - page) > 1;
      section.style.scrollSnapAlign = beyond ? 'none' : '';
    }
  }

  const unsubscribe = store.subscribe(({ page }) => {
    if (page !== current) jumpTo(page);
  });
  const observer = new ResizeObserver(() => {
    if (width === 0 && scrolledEarly) return takeOver();
    // A change of height alone, as by a font that arrives, interrupts no movement.
    if (phase === 'resting' || widthNow() !== width) jumpTo(current);
  });
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  observer.observe(slider);
  slider.addEventListener('scroll', handleScroll, options);
  slider.addEventListener('scrollend', handleScrollEnd, options);
  slider.addEventListener('touchstart', handleTouchStart, options);
  slider.addEventListener('touchend', handleTouchEnd, options);
  slider.addEventListener('touchcancel', handleTouchEnd, options);
  // Not left to the observer: whoever measures a tile on another page has to find it there.
  if (!scrolledEarly && current !== 0) jumpTo(current);

  return {
    goTo,
    hold,
    dragBy,
    release,
    settle,
    destroy() {
      stop();
      unsubscribe();
      observer.disconnect();
      listening.abort();
    },
  };
}
