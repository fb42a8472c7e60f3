import { nearestSlide, slideList } from '#src/content/slides.ts';
import { releaseTarget } from '#src/gestures/drag-release.ts';
import { clamp, rubberBand } from '#src/gestures/range.ts';
import type { Measurement, SliderEvent, SliderState } from './slider-state.ts';

/** Browsers round positions, so a resting slide may be this far from its position, px. */
const tolerance = 1;

/** The slider's reducer. Returns the same state for an event that it ignores. */
export function sliderReducer(state: SliderState, event: SliderEvent): SliderState {
  const { motion, slide, press, swipe } = state;
  switch (event.type) {
    case 'restore': {
      const restored = {
        ...state,
        slide: visibleSlide(state, event.measured),
        width: event.measured.width,
      };
      return scroll(restored, event.measured);
    }
    case 'goTo':
      return goTo(state, event.slide, event.measured);
    case 'sync':
      return jumpTo(state, event.slide, event.measured);
    case 'grab':
      return grab(state, event.by, event.measured);
    case 'drag': {
      const { width } = state;
      const left = rubberBand(press.left - event.offset, scrollRange(width), width);
      return { ...state, slide: nearestSlide(left / width), motion: { phase: 'dragging', left } };
    }
    case 'release': {
      const { velocity, measured } = event;
      const position = clampedLeft(measured) / measured.width;
      const count = slideList.length;
      const target = releaseTarget({ start: press.slide, position, velocity, count });
      return goTo(state, target, measured, velocity);
    }
    case 'touchEnd':
      return {
        ...state,
        swipe: swipe && { ...swipe, touching: event.touching },
        settlesAfterPause: true,
      };
    case 'scroll':
      // A resize scrolls before the observer reports it.
      return event.measured.width === state.width ? scroll(state, event.measured) : state;
    case 'scrollEnd':
      return motion.phase === 'scrolling' ? settle(state, event.measured) : state;
    case 'settle':
      return settle(state, event.measured);
    case 'arrive':
      return jumpTo(state, slide, event.measured);
    case 'resize':
      // A change of the height alone, for example by a loaded font, interrupts no motion.
      if (motion.phase !== 'resting' && event.measured.width === state.width) return state;
      return jumpTo(state, slideAfterResize(state, event.measured), event.measured);
  }
}

function scrollRange(width: number) {
  return { min: 0, max: width * (slideList.length - 1) };
}

function clampedLeft({ left, width }: Measurement): number {
  return clamp(left, scrollRange(width));
}

/** The slide in the middle of the view; behind a modal the current one. */
function visibleSlide({ slide }: SliderState, { left, width, modalOpen }: Measurement): number {
  return modalOpen ? slide : nearestSlide(left / width);
}

function isAt(slide: number, { left, width }: Measurement): boolean {
  return Math.abs(left - slide * width) <= tolerance;
}

/** Also ends a swipe whose finger is lifted, and a pending `settle`. */
function withSlide(state: SliderState, slide: number, { width }: Measurement): SliderState {
  const swipe = state.swipe?.touching ? state.swipe : undefined;
  return { ...state, slide, width, swipe, settlesAfterPause: false };
}

function jumpTo(state: SliderState, slide: number, measured: Measurement): SliderState {
  return {
    ...withSlide(state, slide, measured),
    motion: { phase: 'resting', writesPosition: true },
  };
}

function goTo(state: SliderState, slide: number, measured: Measurement, velocity = 0): SliderState {
  if (measured.reducedMotion || isAt(slide, measured)) return jumpTo(state, slide, measured);
  const { left } = measured;
  // A flick beyond an end must not pull the slide further.
  const isBeyondEnd = left !== clampedLeft(measured);
  return {
    ...withSlide(state, slide, measured),
    motion: { phase: 'gliding', from: left, velocity: isBeyondEnd ? 0 : velocity },
  };
}

function grab(state: SliderState, by: 'mouse' | 'finger', measured: Measurement): SliderState {
  const from = visibleSlide(state, measured);
  const press = { left: clampedLeft(measured), slide: from };
  const swipe = by === 'finger' ? { from, touching: true } : state.swipe;
  const grabbed: SliderState = { ...state, press, swipe, settlesAfterPause: false };
  if (state.motion.phase !== 'gliding') return grabbed;
  return { ...grabbed, slide: from, motion: { phase: 'held' } };
}

function scroll(state: SliderState, measured: Measurement): SliderState {
  const { motion, slide, press } = state;
  const { left } = measured;
  // A glide's last scroll event may come after a press has stopped the glide.
  if (motion.phase === 'held' && Math.abs(left - press.left) <= tolerance) return state;
  if (motion.phase === 'resting' && isAt(slide, measured))
    return { ...state, settlesAfterPause: false };
  const visible = visibleSlide(state, measured);
  const before =
    motion.phase === 'scrolling' ? motion : { left: slide * measured.width, forwards: true };
  const forwards = left === before.left ? before.forwards : left > before.left;
  return {
    ...state,
    slide: visible,
    motion: { phase: 'scrolling', left, forwards },
    // Chromium's page search sends no `scrollend` (docs/browser-notes.md).
    settlesAfterPause: isAt(visible, measured),
  };
}

/** Rests at the visible slide, or glides there; not during a touch, a glide or a resize. */
function settle(state: SliderState, measured: Measurement): SliderState {
  const { motion, swipe, width } = state;
  if (swipe?.touching || motion.phase === 'gliding' || measured.width !== width) return state;
  const slide = visibleSlide(state, measured);
  const hasSnapped = motion.phase === 'scrolling' && isAt(slide, measured);
  if (!hasSnapped) return goTo(state, slide, measured);
  return {
    ...withSlide(state, slide, measured),
    motion: { phase: 'resting', writesPosition: false },
  };
}

/** The next slide in the direction of native scrolling; without scrolling, the current one. */
function slideAfterResize(
  { motion, slide, swipe, width }: SliderState,
  measured: Measurement,
): number {
  if (motion.phase !== 'scrolling' || swipe?.touching || measured.modalOpen) return slide;
  const round = motion.forwards ? Math.ceil : Math.floor;
  const ahead = round(motion.left / width);
  return nearestSlide(swipe ? clamp(ahead, { min: swipe.from - 1, max: swipe.from + 1 }) : ahead);
}
