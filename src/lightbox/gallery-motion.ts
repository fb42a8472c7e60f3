import { animateSpring, type SpringAnimation } from '#src/gestures/animate-spring.ts';
import type { Point } from '#src/gestures/point.ts';
import { clamp } from '#src/gestures/rubber-band.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { flyIn, flyingZoom, flyOut } from './flight.ts';
import {
  type GalleryElements,
  measureFit,
  offsetFromMiddle,
  resetOthers,
  showTransform,
  type Transform,
} from './gallery-elements.ts';
import { isZoomed, settledZoom, zoomAround } from './zoom.ts';

/** What happens in the gallery. */
export type Phase =
  | 'opening'
  | 'resting'
  | 'swiping'
  | 'panning'
  | 'pinching'
  | 'carrying'
  | 'dismissing'
  /** Moves to its place by itself; `returning` from where it was lifted to. */
  | 'settling'
  | 'returning'
  | 'closing';

/** What React renders of the motion. */
export interface GalleryState {
  phase: Phase;
  zoomed: boolean;
}

const atRest: Transform = { position: 0, pull: 0, x: 0, y: 0, scale: 1 };

/** About how many px a whole slide and a whole scale move something. */
const pixels = { position: 1000, scale: 1000 };

/** The middle of the container. */
const middle: Point = { x: 0, y: 0 };

const liftedPhases: readonly Phase[] = [
  'opening',
  'carrying',
  'dismissing',
  'returning',
  'closing',
];

/** Whether the picture leaves the container's bounds. */
export function isLifted(phase: Phase): boolean {
  return liftedPhases.includes(phase);
}

interface GalleryMotionOptions {
  /** The picture that it opens with. */
  index: number;
  thumbnail: (index: number) => HTMLElement | undefined;
  /** Where the picture is on its way from its thumbnail. */
  start: () => DOMRect | undefined;
}

export type GalleryMotion = ReturnType<typeof createGalleryMotion>;

/** Moves the pictures: with a hand at once, and by springs and flights that can be caught at any time. */
export function createGalleryMotion({ index: first, thumbnail, start }: GalleryMotionOptions) {
  const elements: GalleryElements = {
    container: null,
    track: null,
    backdrop: null,
    slides: new Map(),
    pictures: new Map(),
  };
  const listeners = new Set<() => void>();
  let index = first;
  // It opens with a picture that is on its way from its thumbnail.
  let state: GalleryState = { phase: 'opening', zoomed: false };
  let transform: Transform = { ...atRest, position: index };
  /** Where it comes to rest; where it is, unless it moves by itself. */
  let target = transform;
  let spring: SpringAnimation<Transform> | undefined;
  let flight: Animation | undefined;

  function change({ phase = state.phase, zoomed = state.zoomed }: Partial<GalleryState>) {
    if (phase === state.phase && zoomed === state.zoomed) return;
    state = { phase, zoomed };
    for (const listener of listeners) listener();
  }

  function show(next: Transform) {
    transform = next;
    showTransform(elements, next, index);
    change({ zoomed: isZoomed(next) });
  }

  function stop() {
    spring?.stop();
    flight?.cancel();
    spring = undefined;
    flight = undefined;
  }

  function place(next: Transform) {
    stop();
    target = next;
    show(next);
  }

  function arrive() {
    place(target);
    resetOthers(elements, index);
    change({ phase: 'resting' });
  }

  function animate(to: Transform, velocity: Partial<Transform> = spring?.velocity() ?? {}) {
    stop();
    target = to;
    change({ phase: isLifted(state.phase) ? 'returning' : 'settling' });
    if (reducedMotion()) return arrive();
    spring = animateSpring({
      from: transform,
      to,
      velocity,
      pixels,
      onFrame: show,
      onRest: arrive,
    });
  }

  function resting(from: Transform, around: Point): Transform {
    const fit = measureFit(elements, index);
    return { ...atRest, position: index, ...(fit && settledZoom(from, fit, around)) };
  }

  function flying() {
    const [slide, picture] = [elements.slides.get(index), elements.pictures.get(index)];
    return { slide, picture, thumbnail: thumbnail(index) };
  }

  /** Stops everything that moves, where it is. Returns whether something did. */
  function hold(): boolean {
    const slide = elements.slides.get(index);
    if (flight && slide) place({ ...transform, ...flyingZoom(slide) });
    else if (spring) place(transform);
    else return false;
    return true;
  }

  return {
    elements,
    get index() {
      return index;
    },
    get state() {
      return state;
    },
    get transform() {
      return transform;
    },
    get target() {
      return target;
    },
    measure: () => measureFit(elements, index),
    hold,
    stop,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offsetOf: (place: Point) => offsetFromMiddle(elements, place),
    /** Opens at the current picture, out of its thumbnail. */
    open() {
      place({ ...atRest, position: index });
      flight = flyIn(flying(), start());
      if (flight) flight.onfinish = arrive;
      change({ phase: flight ? 'opening' : 'resting' });
    },
    /** Closes, back into the thumbnail. */
    close() {
      hold();
      change({ phase: 'closing' });
      flight = flyOut(flying());
    },
    /** Turns to a slide that has become the current one; it comes from the side. */
    turnTo(slide: number) {
      if (slide === index) return;
      const position = clamp(transform.position, { min: slide - 1, max: slide + 1 });
      index = slide;
      place({ ...atRest, position });
      change({ phase: 'resting' });
      animate({ ...atRest, position: slide }, {});
    },
    /** Puts everything where a hand moves it to. */
    moveTo(next: Transform, phase: Phase) {
      place(next);
      change({ phase });
    },
    /** Lets a swipe go on to a slide. @param velocity slides/ms */
    glideTo(slide: number, velocity: number) {
      index = slide;
      animate({ ...atRest, position: slide }, { position: velocity });
    },
    /**
     * Lets the current picture come to rest.
     * @param velocity per ms; that of the present movement where it is missing
     * @param around what a scale beyond its ends returns around, px from the middle
     */
    settle(velocity?: Partial<Transform>, around = middle) {
      animate(resting(transform, around), velocity);
    },
    /** Zooms to a scale, around a place, px from the middle. */
    zoomTo(scale: number, around = middle) {
      animate(resting({ ...target, ...zoomAround(target, around, scale) }, middle));
    },
    /** Moves a zoomed picture by px, no further than its edges. */
    panBy({ x, y }: Point) {
      animate(resting({ ...target, x: target.x + x, y: target.y + y }, middle));
    },
    /** Fits what rests into the container again, whose size has changed. */
    refit() {
      if (state.phase === 'resting') place(resting(transform, middle));
    },
  };
}
