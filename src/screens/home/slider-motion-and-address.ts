import { elementIds } from '#src/config/element-ids.ts';
import { clampSlide, slideList } from '#src/content/slides.ts';
import { releaseTarget } from '#src/gestures/release-target.ts';
import { stretch } from '#src/gestures/rubber-band.ts';
import { animateSpring, type SpringAnimation } from '#src/gestures/spring-animation.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { turnToSlide, writeSlide } from '#src/navigation/navigate.ts';
import type { SliderPhase } from '#src/store/motion-slice.ts';
import { isModalOpen } from '#src/store/place-slice.ts';
import type { VisitStore } from '#src/store/visit-store.ts';
import { createScrollPosition, tolerance } from './slider-scroll-position.ts';

/**
 * Silence that ends a scroll, ms. Safari before 26.2 has no `scrollend` (webkit.org/b/201556), and
 * Chromium sends none when its search jumps to a slide (seen in 156, 2026-11, no report found).
 */
const scrollGap = 150;

/**
 * ms for which the slider rests before its address is written: a held key turns it more often than
 * Safari takes addresses (`writeEntry`).
 */
const addressPause = 200;

/**
 * The prerendered slider, which may have been scrolled before hydration and stays where it is. React
 * renders another where it cannot hydrate the page.
 */
const servedSlider = globalThis.document?.getElementById(elementIds.slider);

export type SliderMotion = ReturnType<typeof createSliderMotion>;

/**
 * Keeps scroll position and place in sync: the place follows the visitor's scrolling, and the
 * slider jumps to the slide that another navigation names. The only writer of the scroll position
 * and of the visit's `slider` phase.
 * @param onProgress gets the scroll position as a share of its maximum
 */
export function createSliderMotion(
  slider: HTMLElement,
  store: VisitStore,
  onProgress: (progress: number) => void,
) {
  const prerendered = slider === servedSlider;
  const scroll = createScrollPosition(slider, onProgress);
  let current = store.getState().slide;
  let glide: SpringAnimation<{ left: number }> | undefined;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  let addressTimer: ReturnType<typeof setTimeout> | undefined;
  let touching = false;
  /** Whether the browser scrolls by itself: a finger's swipe, or what follows it. */
  let native = false;
  /** Scroll position and slide at which a hand caught the slider. */
  let grip = { left: 0, slide: current };

  const phase = () => store.getState().slider;
  /** Under a modal the slider keeps its slide. */
  const unlessCovered = (slide: number) => (isModalOpen(store.getState()) ? current : slide);
  const nearestSlide = () => unlessCovered(scroll.nearestSlide());

  function show(slide: number, next: SliderPhase) {
    if (next !== phase()) {
      // It is an attribute: as React state it would render all slides just as they start to move.
      slider.dataset.state = next;
      store.setState({ slider: next });
    }
    if (native && next !== 'scrolling') scroll.interrupt();
    native = next === 'scrolling';
    if (native && (!('onscrollend' in window) || scroll.isAt(slide))) settleSoon();
    clearTimeout(addressTimer);
    if (next === 'resting') addressTimer = setTimeout(() => writeSlide(store), addressPause);
    if (slide === current) return;
    current = slide;
    turnToSlide(store, slide);
  }

  function stop() {
    clearTimeout(settleTimer);
    glide?.stop();
    glide = undefined;
  }

  function restart() {
    stop();
    scroll.updateWidth();
    if (!touching) scroll.limitSnapping(undefined);
  }

  function jumpTo(slide: number) {
    restart();
    show(slide, 'resting');
    scroll.scrollTo(slide * scroll.width);
  }

  function adoptScroll() {
    scroll.updateWidth();
    scroll.showProgress(slider.scrollLeft);
    show(nearestSlide(), scroll.isAt(nearestSlide()) ? 'resting' : 'scrolling');
  }

  /** Glides to a slide, starting at `velocity` px/ms; the bar names it at once. */
  function goTo(slide: number, velocity = 0) {
    restart();
    const overshoot = scroll.overshoot();
    if (reducedMotion() || (scroll.isAt(slide) && overshoot === 0)) return jumpTo(slide);
    show(slide, 'gliding');
    glide = animateSpring({
      from: { left: slider.scrollLeft - overshoot },
      to: { left: slide * scroll.width },
      velocity: { left: overshoot === 0 ? velocity : 0 },
      onFrame: ({ left }) => scroll.scrollTo(left),
      onRest: () => jumpTo(slide),
    });
  }

  function hold() {
    grip = { left: slider.scrollLeft, slide: nearestSlide() };
    if (glide) show(grip.slide, 'held');
    stop();
  }

  /** @param offset of the hand from where it caught the slider, px */
  function dragBy(offset: number) {
    const left = stretch(grip.left - offset, scroll.range(), scroll.width);
    scroll.scrollTo(left);
    show(clampSlide(left / scroll.width), 'dragging');
  }

  function release(velocity: number) {
    const drag = { start: grip.slide, position: scroll.position(), count: slideList.length };
    goTo(releaseTarget({ ...drag, velocity }), velocity);
  }

  function settle() {
    if (touching || glide || scroll.isResized()) return;
    native &&= !scroll.isAt(nearestSlide());
    goTo(nearestSlide());
  }

  function settleSoon() {
    clearTimeout(settleTimer);
    settleTimer = setTimeout(settle, scrollGap);
  }

  function handleScroll() {
    // Reading the position back would force a layout on every frame.
    // A resize scrolls too; the observer restores the slide.
    if (glide || phase() === 'dragging' || scroll.isResized()) return;
    const left = slider.scrollLeft;
    scroll.showProgress(left);
    // The last scroll event of a glide may arrive after a finger has caught it.
    if (phase() === 'held' && Math.abs(left - grip.left) <= tolerance) return;
    clearTimeout(settleTimer);
    if (phase() === 'resting' && scroll.isAt(current)) return;
    show(nearestSlide(), 'scrolling');
  }

  // Browsers also fire it when a drag pauses.
  const handleScrollEnd = () => phase() === 'scrolling' && settle();

  function handleTouchStart() {
    touching = true;
    hold();
    scroll.limitSnapping(grip.slide);
  }

  function handleTouchEnd({ touches }: TouchEvent) {
    touching = [...touches].some(({ target }) => slider.contains(target as Node));
    settleSoon();
  }

  const unsubscribe = store.subscribe(({ slide }) => {
    if (slide !== current) jumpTo(slide);
  });
  const observer = new ResizeObserver(() => {
    if (scroll.width === 0 && prerendered) return adoptScroll();
    // A change of height alone, as when a font loads, interrupts no motion.
    if (phase() !== 'resting' && !scroll.isResized()) return;
    jumpTo(native && !touching ? unlessCovered(scroll.nextSlide()) : current);
  });
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  observer.observe(slider);
  slider.addEventListener('scroll', handleScroll, options);
  slider.addEventListener('scrollend', handleScrollEnd, options);
  slider.addEventListener('touchstart', handleTouchStart, options);
  slider.addEventListener('touchend', handleTouchEnd, options);
  slider.addEventListener('touchcancel', handleTouchEnd, options);
  // Jumps now, because a page that closes measures its tile before the observer runs.
  if (!prerendered && current !== 0) jumpTo(current);

  function destroy() {
    stop();
    clearTimeout(addressTimer);
    unsubscribe();
    observer.disconnect();
    controller.abort();
  }

  return { goTo, hold, dragBy, release, settle, destroy };
}
