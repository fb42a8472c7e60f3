import type { Point } from '#src/gestures/drag-release.ts';
import { clamp } from '#src/gestures/range.ts';
import { animateSpring, type SpringAnimation } from '#src/gestures/spring-animation.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import type { LightboxState } from '#src/store/visit.ts';
import type { VisitStore } from '#src/store/visit-store.ts';
import type { Transform } from './drag-rules.ts';
import { fly, flyingZoom, type ThumbnailButtons, thumbnailOf } from './flight.ts';
import { createLightboxElements } from './lightbox-elements.ts';
import { centre, isZoomed, settledZoom, zoomAround } from './zoom.ts';

const unzoomed = { pull: 0, x: 0, y: 0, scale: 1 } as const;

/** Approximate px per unit of a value. A slide and a picture are about 1,000 px wide. */
const pixels = { position: 1000, scale: 1000 };

export type LightboxController = ReturnType<typeof createLightboxController>;

/**
 * Moves the pictures: with the pointer, or by a spring or a flight, which a press can interrupt.
 * The store has what React renders: `LightboxState` and the picture's index.
 */
export function createLightboxController(
  store: VisitStore,
  buttons: ThumbnailButtons,
  count: number,
) {
  const { setLightbox } = store.getState();
  /** Index of the current picture. A history entry may come from a build with more pictures. */
  const index = () => clamp(store.getState().pictureIndex, { min: 0, max: count - 1 });
  const elements = createLightboxElements(index);
  let transform: Transform = { ...unzoomed, position: index() };
  /** The transform at which the running spring ends; without a spring, equal to `transform`. */
  let target = transform;
  let spring: SpringAnimation<Transform> | undefined;
  let flight: Animation | undefined;

  function show(next: Transform) {
    transform = next;
    elements.show(next);
    setLightbox({ zoomed: isZoomed(next) });
  }

  function stop() {
    spring?.stop();
    flight?.cancel();
    spring = undefined;
    flight = undefined;
  }

  /** Sets the transform without an animation. */
  function jumpTo(next: Transform) {
    stop();
    target = next;
    show(next);
  }

  function arrive() {
    // The window may have been resized during the animation.
    jumpTo(settled(target));
    elements.resetOtherSlides();
    setLightbox({ phase: 'idle', lifted: false });
  }

  /** @param velocity per ms; by default that of the running spring */
  function springTo(to: Transform, velocity: Partial<Transform> = spring?.velocity() ?? {}) {
    stop();
    target = to;
    if (reducedMotion()) return arrive();
    setLightbox({ phase: 'animating' });
    const release = { from: transform, to, velocity, pixels };
    spring = animateSpring({ ...release, onFrame: show, onRest: arrive });
  }

  function startFlight(direction: 'in' | 'out') {
    setLightbox({ phase: 'animating', lifted: true });
    flight = fly(direction, elements.currentSlide(), thumbnailOf(buttons, index()));
    return flight;
  }

  /** The transform at which a released picture rests; see `settledZoom`. */
  function settled(from: Transform, around = centre): Transform {
    const sizes = elements.measureSizes();
    return { ...unzoomed, position: index(), ...(sizes && settledZoom(from, sizes, around)) };
  }

  /** Holds a moving picture in place. Returns whether the picture was moving. */
  function hold(): boolean {
    if (!spring && !flight) return false;
    const slide = elements.currentSlide();
    jumpTo({ ...transform, ...(flight && slide && flyingZoom(slide)) });
    setLightbox({ phase: 'dragging' });
    return true;
  }

  return {
    elements,
    index,
    isZooming: () => store.getState().lightbox.phase === 'zooming',
    transform: () => transform,
    target: () => target,
    measureSizes: elements.measureSizes,
    offsetOf: elements.offsetOf,
    hold,
    stop,
    open() {
      jumpTo({ ...unzoomed, position: index() });
      const opening = startFlight('in');
      if (opening) opening.onfinish = arrive;
      else arrive();
    },
    close() {
      hold();
      startFlight('out');
    },
    /** Moves to the store's new picture, from at most one slide away. @param velocity slides/ms */
    slideIn(velocity: number) {
      const slide = index();
      const position = clamp(transform.position, { min: slide - 1, max: slide + 1 });
      jumpTo({ ...unzoomed, position });
      setLightbox({ lifted: false });
      springTo({ ...unzoomed, position: slide }, { position: velocity });
    },
    /** Shows a transform without an animation. */
    showAt(next: Transform, phase: LightboxState['phase'], lifted = false) {
      jumpTo(next);
      setLightbox({ phase, lifted });
    },
    /** @param around point around which the scale returns into its range, px from the centre */
    settle(velocity?: Partial<Transform>, around?: Point) {
      springTo(settled(transform, around), velocity);
    },
    /** @param around px from the centre */
    zoomTo(scale: number, around = centre) {
      springTo(settled({ ...target, ...zoomAround(target, around, scale) }));
    },
    /** px */
    panBy({ x, y }: Point) {
      springTo(settled({ ...target, x: target.x + x, y: target.y + y }));
    },
    /** Fits a resting picture into the resized container. */
    refit() {
      if (store.getState().lightbox.phase === 'idle') jumpTo(settled(transform));
    },
  };
}
