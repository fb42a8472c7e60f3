import { clampSlide, slideList } from '#src/content/slides.ts';
import { releaseTarget } from '#src/gestures/drag-release.ts';
import { clamp, stretch } from '#src/gestures/range.ts';
import type { SliderEvent, SliderState, View } from './slider-state.ts';

/** Maximum distance of a resting slide from its position, px: browsers round to device pixels. */
const tolerance = 1;

/** The reducer. Returns the same state if an event changes nothing. */
export function next(state: SliderState, event: SliderEvent): SliderState {
  const { motion, slide, press, swipe } = state;
  switch (event.type) {
    case 'restored': {
      const restored = {
        ...state,
        slide: nearestSlide(state, event.view),
        width: event.view.width,
      };
      return scroll(restored, event.view);
    }
    case 'requested':
      return goTo(state, event.slide, event.view);
    case 'synced':
      return jumpTo(state, event.slide, event.view);
    case 'grabbed':
      return hold(state, event.by, event.view);
    case 'dragged': {
      const left = stretch(press.left - event.offset, scrollRange(state), state.width);
      return { ...state, slide: slideAt(left, state), motion: { phase: 'dragging', left } };
    }
    case 'released': {
      const position = inside(event.view) / event.view.width;
      const release = { start: press.slide, position, count: slideList.length };
      const target = releaseTarget({ ...release, velocity: event.velocity });
      return goTo(state, target, event.view, event.velocity);
    }
    case 'touchEnd':
      return {
        ...state,
        swipe: swipe && { ...swipe, touching: event.touching },
        settlesSoon: true,
      };
    case 'scrolled':
      // From a written position, or from a resize, which dispatches `scroll` before its own event.
      if (motion.phase === 'gliding' || motion.phase === 'dragging') return state;
      return event.view.width === state.width ? scroll(state, event.view) : state;
    case 'scrollEnded':
      return motion.phase === 'scrolling' ? settle(state, event.view) : state;
    case 'idle':
      return settle(state, event.view);
    case 'arrived':
      return jumpTo(state, slide, event.view);
    case 'resized':
      // A change of only the height, as when a font loads, interrupts no motion.
      if (motion.phase !== 'resting' && event.view.width === state.width) return state;
      return jumpTo(state, slideAfterResize(state, event.view), event.view);
  }
}

function scrollRange({ width }: Pick<View, 'width'>) {
  return { min: 0, max: width * (slideList.length - 1) };
}

function inside({ left, width }: Pick<View, 'left' | 'width'>): number {
  return clamp(left, scrollRange({ width }));
}

function slideAt(left: number, { width }: Pick<View, 'width'>): number {
  return clampSlide(left / width);
}

function nearestSlide({ slide }: SliderState, view: View): number {
  return view.covered ? slide : slideAt(view.left, view);
}

function isAt(slide: number, { left, width }: View): boolean {
  return Math.abs(left - slide * width) <= tolerance;
}

function restart(state: SliderState, slide: number, { width }: View): SliderState {
  const swipe = state.swipe?.touching ? state.swipe : undefined;
  return { ...state, slide, width, swipe, settlesSoon: false };
}

function jumpTo(state: SliderState, slide: number, view: View): SliderState {
  return { ...restart(state, slide, view), motion: { phase: 'resting', jumps: true } };
}

function goTo(state: SliderState, slide: number, view: View, velocity = 0): SliderState {
  if (view.reducedMotion || isAt(slide, view)) return jumpTo(state, slide, view);
  const isInside = view.left === inside(view);
  const motion = { phase: 'gliding', from: view.left, velocity: isInside ? velocity : 0 } as const;
  return { ...restart(state, slide, view), motion };
}

function hold(state: SliderState, by: 'mouse' | 'finger', view: View): SliderState {
  const from = nearestSlide(state, view);
  const press = { left: inside(view), slide: from };
  const swipe = by === 'finger' ? { from, touching: true } : state.swipe;
  const grabbed: SliderState = { ...state, press, swipe, settlesSoon: false };
  if (state.motion.phase !== 'gliding') return grabbed;
  return { ...grabbed, slide: from, motion: { phase: 'held' } };
}

function scroll(state: SliderState, view: View): SliderState {
  const { motion, slide, press } = state;
  const { left } = view;
  // The last scroll event of a glide may come after a finger has grabbed the slider.
  if (motion.phase === 'held' && Math.abs(left - press.left) <= tolerance) return state;
  if (motion.phase === 'resting' && isAt(slide, view)) return { ...state, settlesSoon: false };
  const nearest = nearestSlide(state, view);
  const before =
    motion.phase === 'scrolling' ? motion : { left: slide * view.width, forwards: true };
  const forwards = left === before.left ? before.forwards : left > before.left;
  return {
    ...state,
    slide: nearest,
    motion: { phase: 'scrolling', left, forwards },
    // Chromium's page search sends no `scrollend` (docs/browser-notes.md).
    settlesSoon: isAt(nearest, view),
  };
}

/** Goes to the nearest slide, unless a finger or a spring moves the slider. */
function settle(state: SliderState, view: View): SliderState {
  const { motion, swipe, width } = state;
  if (swipe?.touching || motion.phase === 'gliding' || view.width !== width) return state;
  const slide = nearestSlide(state, view);
  const isOver = motion.phase === 'scrolling' && isAt(slide, view);
  if (!isOver) return goTo(state, slide, view);
  return { ...restart(state, slide, view), motion: { phase: 'resting', jumps: false } };
}

/** Returns the slide in the direction of native scrolling, else the current one. */
function slideAfterResize({ motion, slide, swipe, width }: SliderState, view: View): number {
  if (motion.phase !== 'scrolling' || swipe?.touching || view.covered) return slide;
  const ahead = Math[motion.forwards ? 'ceil' : 'floor'](motion.left / width);
  return clampSlide(swipe ? clamp(ahead, { min: swipe.from - 1, max: swipe.from + 1 }) : ahead);
}
