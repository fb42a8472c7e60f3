import { createStore } from 'zustand';
import { clamp } from '#src/gestures/clamp.ts';
import { animateSpring, type SpringAnimation } from '#src/gestures/spring.ts';
import type { Point } from '#src/gestures/velocity.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { pullEffect, type Transform } from './drag.ts';
import { fly, flyingZoom, pictureIn, type Thumbnails, thumbnailOf } from './flight.ts';
import { type Fit, isZoomed, settledZoom, zoomAround } from './zoom.ts';

interface GalleryState {
  /** A pointer drags, two fingers or a wheel zoom, or everything moves to its place by itself. */
  phase: 'idle' | 'dragging' | 'zooming' | 'flying';
  /** The picture leaves the container's bounds: it is pulled, or between thumbnail and gallery. */
  lifted: boolean;
  zoomed: boolean;
}

/** What the gallery moves and measures; the components register it. */
interface GalleryElements {
  container: HTMLElement | null;
  track: HTMLElement | null;
  backdrop: HTMLElement | null;
  /** By index; those near the current one. */
  slides: Map<number, HTMLElement>;
}

/** px */
export const slideGap = 32;

const whole = { pull: 0, x: 0, y: 0, scale: 1 } as const;

/** About how many px a whole slide and a whole scale move something. */
const pixels = { position: 1000, scale: 1000 };

const middle: Point = { x: 0, y: 0 };

export type GalleryMotion = ReturnType<typeof createGalleryMotion>;

/**
 * Moves the pictures: with a hand at once, and by springs and flights that can be caught at any time.
 * @param thumbnails out of which pictures come, and into which they go back
 */
export function createGalleryMotion(thumbnails: Thumbnails) {
  let index = 0;
  const elements: GalleryElements = {
    container: null,
    track: null,
    backdrop: null,
    slides: new Map(),
  };
  // It opens with a picture that is on its way from its thumbnail.
  const state = createStore<GalleryState>(() => ({ phase: 'flying', lifted: true, zoomed: false }));
  let transform: Transform = { ...whole, position: index };
  /** Where it comes to rest; equals `transform` unless it flies. */
  let target = transform;
  let spring: SpringAnimation<Transform> | undefined;
  let flight: Animation | undefined;

  function show(next: Transform) {
    transform = next;
    const { position, pull, x, y, scale } = next;
    // Without a pull the height is not read: that would cost a layout in every frame.
    const effect = pullEffect(pull, pull === 0 ? 0 : (elements.container?.clientHeight ?? 0));
    elements.track?.style.setProperty('--position', `${position}`);
    elements.backdrop?.style.setProperty('--backdrop', `${effect.backdrop}`);
    const style = elements.slides.get(index)?.style;
    style?.setProperty('--x', `${x}px`);
    style?.setProperty('--y', `${y + pull}px`);
    style?.setProperty('--scale', `${scale * effect.scale}`);
    state.setState({ zoomed: isZoomed(next) });
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
    // Another picture may have been zoomed when it was turned away.
    for (const [other, { style }] of elements.slides) {
      if (other === index) continue;
      for (const name of ['--x', '--y', '--scale']) style.removeProperty(name);
    }
    state.setState({ phase: 'idle', lifted: false });
  }

  /** @param velocity per ms; that of the present movement where it is missing */
  function flyTo(to: Transform, velocity: Partial<Transform> = spring?.velocity() ?? {}) {
    stop();
    target = to;
    if (reducedMotion()) return arrive();
    state.setState({ phase: 'flying' });
    const release = { from: transform, to, velocity, pixels };
    spring = animateSpring({ ...release, onFrame: show, onRest: arrive });
  }

  /** The size of the current picture and of its container; undefined where it could not be loaded. */
  function measure(): Fit | undefined {
    const picture = pictureIn(elements.slides.get(index));
    if (!picture || !elements.container) return undefined;
    // Without any transform, and to fractions of a px: a zoom would make rounding visible.
    const { width, height } = getComputedStyle(picture);
    return {
      picture: { width: Number.parseFloat(width), height: Number.parseFloat(height) },
      container: elements.container.getBoundingClientRect(),
    };
  }

  function settled(from: Transform, around = middle): Transform {
    const fit = measure();
    return { ...whole, position: index, ...(fit && settledZoom(from, fit, around)) };
  }

  /** Stops what moves by itself, where it is: a hand has it. Returns whether something moved. */
  function hold(): boolean {
    if (!spring && !flight) return false;
    const slide = elements.slides.get(index);
    place({ ...transform, ...(flight && slide && flyingZoom(slide)) });
    state.setState({ phase: 'dragging' });
    return true;
  }

  return {
    elements,
    state,
    get index() {
      return index;
    },
    get transform() {
      return transform;
    },
    get target() {
      return target;
    },
    measure,
    hold,
    stop,
    /** A place in the viewport, px, as an offset from the container's middle. */
    offsetOf({ x, y }: Point): Point {
      const box = elements.container?.getBoundingClientRect();
      if (!box) return middle;
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    },
    /** Opens at a picture, out of its thumbnail. */
    open(picture: number) {
      index = picture;
      place({ ...whole, position: index });
      const start = thumbnailOf(thumbnails, index)?.getBoundingClientRect();
      flight = fly('in', elements.slides.get(index), start);
      if (!flight) return arrive();
      flight.onfinish = arrive;
      state.setState({ phase: 'flying', lifted: true });
    },
    close() {
      hold();
      state.setState({ phase: 'flying', lifted: true });
      const end = thumbnailOf(thumbnails, index)?.getBoundingClientRect();
      flight = fly('out', elements.slides.get(index), end);
    },
    /** @param velocity slides/ms */
    turnTo(slide: number, velocity = 0) {
      const position = clamp(transform.position, { min: slide - 1, max: slide + 1 });
      const from = slide === index ? transform : whole;
      index = slide;
      place({ ...from, position });
      state.setState({ lifted: false });
      flyTo({ ...whole, position: slide }, { position: velocity });
    },
    moveTo(next: Transform, phase: GalleryState['phase'], lifted = false) {
      place(next);
      state.setState({ phase, lifted });
    },
    /** @param around what a scale beyond its ends returns around, px from the middle */
    settle(velocity?: Partial<Transform>, around?: Point) {
      flyTo(settled(transform, around), velocity);
    },
    /** Zooms to a scale, around a place, px from the middle. */
    zoomTo(scale: number, around = middle) {
      flyTo(settled({ ...target, ...zoomAround(target, around, scale) }));
    },
    /** px */
    panBy({ x, y }: Point) {
      flyTo(settled({ ...target, x: target.x + x, y: target.y + y }));
    },
    /** Fits what rests into the container again, whose size has changed. */
    refit() {
      if (state.getState().phase === 'idle') place(settled(transform));
    },
  };
}
