import { clampPage } from '#src/config/paths.ts';
import { pageCount } from '#src/config/specification.ts';
import { releaseTarget } from '#src/gestures/release.ts';
import { rubberBand } from '#src/gestures/rubber-band.ts';
import { createVelocityTracker } from '#src/gestures/velocity.ts';
import type { SiteStore } from '#src/state/site-store.ts';
import type { SliderController } from './slider-controller.ts';

/** Way in px before a press is a drag; a hand that clicks trembles less. */
const dragStart = 6;

/** Buttons and fields keep the mouse for themselves; tiles and other links can be dragged. */
const notDraggable = 'button, input, textarea, select, [contenteditable]';

/**
 * Drags the slider with the mouse, as a finger does natively: follows the pointer one to one, resists at
 * the ends, and on release moves at most one page. Returns what undoes it.
 */
export function dragByMouse(
  slider: HTMLElement,
  store: SiteStore,
  controller: SliderController,
): () => void {
  const pages = slider.querySelectorAll<HTMLElement>('[data-page]');
  /** The pages that can be pulled over an end. */
  const ends = [pages[0], pages[pages.length - 1]];
  let start: { x: number; y: number; scroll: number; page: number } | undefined;
  let dragged = false;
  let velocity = createVelocityTracker();

  function handleDown(event: PointerEvent) {
    dragged = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest(notDraggable)) return;
    const page = clampPage(slider.scrollLeft / slider.clientWidth);
    start = { x: event.clientX, y: event.clientY, scroll: slider.scrollLeft, page };
    velocity = createVelocityTracker();
    velocity.add(event.clientX, event.timeStamp);
    controller.hold();
  }

  function handleMove(event: PointerEvent) {
    if (!start) return;
    // The button went up where nobody told us.
    if (event.buttons === 0) return release();
    const way = event.clientX - start.x;
    if (!dragged) {
      if (Math.abs(way) < dragStart || Math.abs(way) < Math.abs(event.clientY - start.y)) return;
      dragged = true;
      slider.setPointerCapture(event.pointerId);
      document.getSelection()?.removeAllRanges();
      store.setState({ motion: 'dragging' });
    }
    velocity.add(event.clientX, event.timeStamp);
    follow(start.scroll - way);
  }

  function follow(position: number) {
    const end = slider.clientWidth * (pageCount - 1);
    const inside = Math.min(Math.max(position, 0), end);
    slider.scrollLeft = inside;
    const pull = rubberBand(inside - position, slider.clientWidth);
    for (const page of ends) page?.style.setProperty('--overshoot', `${pull}px`);
  }

  function handleUp(event: PointerEvent) {
    velocity.add(event.clientX, event.timeStamp);
    release(event.timeStamp);
  }

  function release(time = performance.now()) {
    const from = start;
    start = undefined;
    if (!from) return;
    if (!dragged) return controller.settle();
    for (const page of ends) page?.style.removeProperty('--overshoot');
    // Pulling to the left turns to the next page.
    const speed = -velocity.at(time);
    const target = releaseTarget({
      start: from.page,
      position: slider.scrollLeft / slider.clientWidth,
      velocity: speed,
      count: pageCount,
    });
    controller.release(clampPage(target), speed);
  }

  /** A tile that was dragged, or that moves by, does not open. */
  function handleClick(event: MouseEvent) {
    if (!dragged && store.getState().motion === 'resting') return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }

  const preventDefault = (event: Event) => event.preventDefault();

  slider.addEventListener('pointerdown', handleDown);
  slider.addEventListener('pointermove', handleMove);
  slider.addEventListener('pointerup', handleUp);
  slider.addEventListener('pointercancel', handleUp);
  slider.addEventListener('dragstart', preventDefault);
  slider.addEventListener('click', handleClick, { capture: true });
  return () => {
    slider.removeEventListener('pointerdown', handleDown);
    slider.removeEventListener('pointermove', handleMove);
    slider.removeEventListener('pointerup', handleUp);
    slider.removeEventListener('pointercancel', handleUp);
    slider.removeEventListener('dragstart', preventDefault);
    slider.removeEventListener('click', handleClick, { capture: true });
  };
}
