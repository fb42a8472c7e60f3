import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { isSamePlace, type Placement, rest, settling, still } from './placement.ts';

/** Moves the pictures: under the fingers at once, let go by springs that can be caught at any time. */
export interface StageMotion {
  /** Where they are now. */
  readonly now: Placement;
  /** Where they will come to rest; where they are, unless they move by themselves. */
  readonly target: Placement;
  /** Puts them there at once. */
  place(placement: Placement): void;
  /**
   * Lets them move there by themselves; at once where the visitor wants no movement.
   * @param velocity per ms; that of the present movement by default
   */
  settle(target: Placement, velocity?: Placement): void;
  /** Stops them where they are. Returns whether they moved. */
  halt(): boolean;
}

interface StageMotionOptions {
  /** Called for each frame. */
  show: (placement: Placement) => void;
  /** Called when a movement has ended by itself. */
  onRest: () => void;
}

export function createStageMotion({ show, onRest }: StageMotionOptions): StageMotion {
  let now = rest;
  let target = rest;
  let frame = 0;
  let velocity = (): Placement => still;

  function place(placement: Placement) {
    cancelAnimationFrame(frame);
    frame = 0;
    velocity = () => still;
    now = placement;
    target = placement;
    show(now);
  }

  function arrive(placement: Placement) {
    place(placement);
    onRest();
  }

  return {
    get now() {
      return now;
    },
    get target() {
      return target;
    },
    place,
    settle(wanted, released = velocity()) {
      if (reducedMotion() || (isSamePlace(now, wanted) && isSamePlace(released, still))) {
        return arrive(wanted);
      }
      place(now);
      target = wanted;
      const movement = settling(now, released, wanted);
      const start = performance.now();
      let time = 0;
      velocity = () => movement.velocityAt(time);
      const step = (frameTime: number) => {
        // The frame's time may lie before the call that asked for it.
        time = Math.max(frameTime - start, 0);
        if (movement.isOver(time)) return arrive(wanted);
        now = movement.at(time);
        show(now);
        frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    halt() {
      const moved = frame !== 0;
      if (moved) place(now);
      return moved;
    },
  };
}
