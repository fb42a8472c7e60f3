import { createRef, useSyncExternalStore } from 'react';
import type { Point } from '#src/gestures/drag-release.ts';
import { clamp } from '#src/gestures/range.ts';
import { animateSpring, type SpringAnimation } from '#src/gestures/spring-animation.ts';
import { reducedMotion } from '#src/lib/visitor-settings.ts';
import { pullEffect, type Transform, translateSlides } from './drag-rules.ts';
import { fly, flyingZoom, pictureIn, type Thumbnails, thumbnailOf } from './flight.ts';
import { center, type Fit, isZoomed, settledZoom, zoomAround } from './zoom.ts';

interface MotionState {
  /** `flying`: moving by itself, by a spring or between thumbnail and carousel. */
  phase: 'idle' | 'dragging' | 'zooming' | 'flying';
  /** The picture may overflow the container: it is pulled, or flies from or to its thumbnail. */
  lifted: boolean;
  zoomed: boolean;
}

const unzoomed = { pull: 0, x: 0, y: 0, scale: 1 } as const;

/** px per unit of the spring's values: a slide, or a scale of 1, is about 1,000 px wide. */
const pixels = { position: 1000, scale: 1000 };

export type PictureMotion = ReturnType<typeof createPictureMotion>;

/** Moves the pictures with the hand, and by springs and flights that can be caught at any time. */
export function createPictureMotion(thumbnails: Thumbnails) {
  let index = 0;
  /** Set by the components; `slides` has those in or near view, by index. */
  const elements = {
    container: createRef<HTMLDivElement>(),
    track: createRef<HTMLDivElement>(),
    backdrop: createRef<HTMLDivElement>(),
    slides: new Map<number, HTMLElement>(),
  };
  // It opens with a flight.
  let state: MotionState = { phase: 'flying', lifted: true, zoomed: false };
  const listeners = new Set<() => void>();
  let transform: Transform = { ...unzoomed, position: index };
  /** The transform at which it comes to rest; equal to `transform` unless it is flying. */
  let target = transform;
  let spring: SpringAnimation<Transform> | undefined;
  let flight: Animation | undefined;

  function setState(change: Partial<MotionState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  // Styles are written directly: an inherited variable would restyle every descendant per frame.
  function show(next: Transform) {
    transform = next;
    const { position, pull, x, y, scale } = next;
    const { container, track, backdrop, slides } = elements;
    // Reading the height forces a layout, so it is read only while pulling.
    const effect = pullEffect(pull, pull === 0 ? 0 : (container.current?.clientHeight ?? 0));
    const slide = slides.get(index);
    if (track.current) track.current.style.translate = translateSlides(-position);
    if (backdrop.current) backdrop.current.style.opacity = `${effect.backdrop}`;
    if (slide) slide.style.translate = `${x}px ${y + pull}px`;
    if (slide) slide.style.scale = `${scale * effect.scale}`;
    setState({ zoomed: isZoomed(next) });
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
    // The window may have been resized on the way.
    place(settled(target));
    // Another picture may have been left zoomed.
    for (const [other, { style }] of elements.slides) {
      if (other !== index) Object.assign(style, { translate: '', scale: '' });
    }
    setState({ phase: 'idle', lifted: false });
  }

  /** @param velocity per ms, by default that of the running spring */
  function flyTo(to: Transform, velocity: Partial<Transform> = spring?.velocity() ?? {}) {
    stop();
    target = to;
    if (reducedMotion()) return arrive();
    setState({ phase: 'flying' });
    const release = { from: transform, to, velocity, pixels };
    spring = animateSpring({ ...release, onFrame: show, onRest: arrive });
  }

  function flyBetween(direction: 'in' | 'out') {
    setState({ phase: 'flying', lifted: true });
    flight = fly(direction, elements.slides.get(index), thumbnailOf(thumbnails, index));
    return flight;
  }

  /** Undefined if the current picture failed to load. */
  function measure(): Fit | undefined {
    const picture = pictureIn(elements.slides.get(index));
    if (!picture || !elements.container.current) return undefined;
    // Computed style ignores transforms and keeps fractions, whose rounding a zoom would magnify.
    const { width, height } = getComputedStyle(picture);
    return {
      picture: { width: Number.parseFloat(width), height: Number.parseFloat(height) },
      container: elements.container.current.getBoundingClientRect(),
    };
  }

  function settled(from: Transform, around = center): Transform {
    const fit = measure();
    return { ...unzoomed, position: index, ...(fit && settledZoom(from, fit, around)) };
  }

  /** Catches the picture mid-motion. Returns whether it was moving. */
  function hold(): boolean {
    if (!spring && !flight) return false;
    const slide = elements.slides.get(index);
    place({ ...transform, ...(flight && slide && flyingZoom(slide)) });
    setState({ phase: 'dragging' });
    return true;
  }

  return {
    elements,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    index: () => index,
    transform: () => transform,
    target: () => target,
    measure,
    hold,
    stop,
    /** Converts viewport coordinates to an offset from the container's center, px. */
    offsetOf({ x, y }: Point): Point {
      const box = elements.container.current?.getBoundingClientRect();
      if (!box) return center;
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    },
    open(picture: number) {
      index = picture;
      place({ ...unzoomed, position: index });
      const opening = flyBetween('in');
      if (opening) opening.onfinish = arrive;
      else arrive();
    },
    close() {
      hold();
      flyBetween('out');
    },
    /** @param velocity slides/ms */
    turnTo(slide: number, velocity = 0) {
      const position = clamp(transform.position, { min: slide - 1, max: slide + 1 });
      const from = slide === index ? transform : unzoomed;
      index = slide;
      place({ ...from, position });
      setState({ lifted: false });
      flyTo({ ...unzoomed, position: slide }, { position: velocity });
    },
    moveTo(next: Transform, phase: MotionState['phase'], lifted = false) {
      place(next);
      setState({ phase, lifted });
    },
    /** @param around the point around which an overscale returns, px from the center */
    settle(velocity?: Partial<Transform>, around?: Point) {
      flyTo(settled(transform, around), velocity);
    },
    /** @param around px from the center */
    zoomTo(scale: number, around = center) {
      flyTo(settled({ ...target, ...zoomAround(target, around, scale) }));
    },
    /** px */
    panBy({ x, y }: Point) {
      flyTo(settled({ ...target, x: target.x + x, y: target.y + y }));
    },
    /** Fits a resting picture into the resized container. */
    refit() {
      if (state.phase === 'idle') place(settled(transform));
    },
  };
}

/**
 * Selects what is rendered of a motion's state, which is no part of the visit's: it changes with each
 * frame, and nothing outside the lightbox reads it.
 */
export function usePictureMotion<T>(motion: PictureMotion, select: (state: MotionState) => T): T {
  const selected = () => select(motion.state());
  return useSyncExternalStore(motion.subscribe, selected, selected);
}
