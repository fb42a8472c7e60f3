import { createStore, type StoreApi } from 'zustand';
import { isZoomed, type Point, settledView, zoomAround } from '#src/gestures/zoom.ts';
import { type Look, lookIn, openingLook, type Phase } from './look.ts';
import { createPictureFlight } from './picture-flight.ts';
import { isSamePlace, type Placement, rest, still } from './placement.ts';
import { createStageMotion, type StageMotion } from './stage-motion.ts';
import { type StageSlides, stageSlides } from './stage-slides.ts';

/** The middle of the stage. */
const middle: Point = { x: 0, y: 0 };

/** The stage on which the pictures stand and move. It outlives its element: keys may ask it any time. */
export interface PictureStage {
  /** What is shown of its state; a store, so that only what shows it renders. */
  readonly look: StoreApi<Look>;
  readonly motion: StageMotion;
  /** Undefined as long as the viewer is closed. */
  readonly slides: StageSlides | undefined;
  readonly index: number;
  readonly count: number;
  /** Works on an element from now on. Returns what undoes it. */
  attach(element: HTMLElement): () => void;
  /** What lies between the pictures and the page, and goes when they are pulled. */
  holdBackdrop(element: HTMLElement | null): void;
  setPhase(phase: Phase): void;
  /** Opens at the picture that is shown, out of its thumbnail. */
  enter(): void;
  /** Closes, back into the thumbnail. */
  leave(): void;
  /** Shows the picture `index` of `count`; those before and after it come from the side. */
  turn(index: number, count: number): void;
  /** Stops everything that moves, where it is. Returns whether something did. */
  hold(): boolean;
  /** Ends the flight of an opening picture: it has arrived. */
  land(): void;
  /** Lets the picture come to rest. @param point what a scale beyond the ends returns around, from the middle, px */
  settle(velocity?: Placement, point?: Point): void;
  /** Puts a picture that rests into its view again, after the view has changed. */
  refit(): void;
  /** Zooms to a scale, around a place from the middle of the stage, px. */
  zoomTo(scale: number, point?: Point): void;
}

export function createPictureStage(): PictureStage {
  let slides: StageSlides | undefined;
  let backdrop: HTMLElement | null = null;
  const look = createStore<Look>(() => openingLook);
  let index = 0;
  let count = 0;
  const flight = createPictureFlight();

  function setLook(next: Look) {
    const { phase, lifted, zoomed } = look.getState();
    if (phase === next.phase && lifted === next.lifted && zoomed === next.zoomed) return;
    look.setState(next);
  }

  function setPhase(phase: Phase) {
    setLook(lookIn(look.getState(), phase));
  }

  const motion = createStageMotion({
    show(placement) {
      slides?.show(placement, index, backdrop);
      setLook({ ...look.getState(), zoomed: isZoomed(placement) });
    },
    onRest() {
      slides?.tidy(index);
      setPhase('resting');
    },
  });

  function settleAt(target: Placement, velocity?: Placement) {
    setPhase('settling');
    motion.settle(target, velocity);
  }

  function hold(): boolean {
    const caught = flight.catch();
    if (!caught) return motion.halt();
    motion.place({ ...motion.now, ...caught });
    return true;
  }

  function resting(view: Placement, point: Point): Placement {
    const frame = slides?.frame(index);
    return { ...rest, at: index, ...(frame ? settledView(view, frame, point) : {}) };
  }

  return {
    look,
    motion,
    get slides() {
      return slides;
    },
    get index() {
      return index;
    },
    get count() {
      return count;
    },
    attach(element) {
      slides = stageSlides(element);
      return () => {
        slides = undefined;
        flight.end();
        motion.halt();
      };
    },
    holdBackdrop(element) {
      backdrop = element;
    },
    setPhase,
    enter() {
      motion.place({ ...rest, at: index });
      const flies = slides && flight.enter(slides, index, () => setPhase('resting'));
      setPhase(flies ? 'opening' : 'resting');
    },
    leave() {
      hold();
      setPhase('closing');
      if (slides) flight.leave(slides, index);
    },
    turn(next, total) {
      count = total;
      const target = { ...rest, at: next };
      const isComing = isSamePlace(motion.target, target);
      if (next === index && isComing) return;
      flight.end();
      const { at } = motion.now;
      index = next;
      // A release has let it go there already, with its own velocity.
      if (isComing) return;
      setPhase('resting');
      motion.place({ ...rest, at: Math.min(Math.max(at, next - 1), next + 1) });
      settleAt(target, still);
    },
    hold,
    land: flight.end,
    settle(velocity, point = middle) {
      settleAt(resting(motion.now, point), velocity);
    },
    refit() {
      if (look.getState().phase === 'resting') motion.place(resting(motion.now, middle));
    },
    zoomTo(scale, point = middle) {
      flight.end();
      const { target } = motion;
      settleAt(resting({ ...target, ...zoomAround(target, point, scale) }, middle));
    },
  };
}
