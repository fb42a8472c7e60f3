import { homeSeen } from '#src/config/element-ids.ts';
import { animateSpring, type SpringAnimation } from '#src/gestures/animate-spring.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import type { LayerPosition } from './unlock-gesture.ts';

/**
 * Phases of the lock, in its `data-state`. A gesture during the fade does nothing; an unlocked layer is
 * only waiting for the home screen's address.
 */
type LockPhase = 'locked' | 'dragging' | 'springing' | 'fading' | 'unlocked';

/** The lock's layer: where it is, and how it follows, springs back and leaves. */
export interface LockLayer {
  phase: () => LockPhase;
  position: () => LayerPosition;
  /** Lets the layer follow a pointer. */
  follow: (position: LayerPosition) => void;
  springBack: () => void;
  /** Ends whatever moves, and locks again. */
  reset: () => void;
  /** Fades the layer for `duration` ms while its text leaves upwards or downwards. */
  leave: (duration: number, direction: 'up' | 'down') => void;
  /** Stops whatever moves. */
  stop: () => void;
}

const atRest: LayerPosition = { opacity: 1, lift: 0 };

/** px as which the spring treats a change of opacity from 0 to 1. */
const opacityPixels = 300;

/** Share of its height by which the text moves on while it fades: enough to be seen leaving. */
const leavingShare = 0.25;

/** Quick at first: it goes on with the gesture, which ends here. */
const leavingEasing = 'cubic-bezier(0.2, 0.6, 0.35, 1)';

interface LayerParts {
  /** Shows the phase. */
  layer: HTMLElement;
  /** Fades in place, over the same mountain of the home screen. */
  photo: HTMLElement;
  /** Clock, card and hint, which move and fade. */
  content: HTMLElement;
}

/** @param onUnlocked called when the layer has left */
export function createLockLayer(
  { layer, photo, content }: LayerParts,
  onUnlocked: () => void,
): LockLayer {
  let phase: LockPhase = 'locked';
  let position = atRest;
  let spring: SpringAnimation<LayerPosition> | undefined;
  let fade: Animation[] = [];

  function enter(next: LockPhase) {
    phase = next;
    layer.dataset.state = next;
  }

  function show(next: LayerPosition) {
    position = next;
    for (const element of [photo, content]) {
      element.style.setProperty('--lock-opacity', String(next.opacity));
    }
    content.style.setProperty('--lock-lift', `${next.lift}px`);
  }

  function stop() {
    spring?.stop();
    for (const animation of fade) animation.cancel();
  }

  function reset() {
    stop();
    show(atRest);
    enter('locked');
  }

  return {
    reset,
    stop,
    phase: () => phase,
    position: () => position,
    follow(next) {
      spring?.stop();
      enter('dragging');
      show(next);
    },
    springBack() {
      if (reducedMotion()) return reset();
      enter('springing');
      spring = animateSpring({
        from: position,
        to: atRest,
        pixels: { opacity: opacityPixels },
        onFrame: show,
        onRest: reset,
      });
    },
    leave(duration, direction) {
      spring?.stop();
      enter('fading');
      const { opacity, lift } = position;
      const leaving = content.offsetHeight * leavingShare * (direction === 'up' ? -1 : 1);
      const timing: KeyframeAnimationOptions = {
        duration: reducedMotion() ? 0 : duration,
        easing: leavingEasing,
        fill: 'forwards',
      };
      const text = content.animate(
        [
          { opacity, translate: `0 ${lift}px` },
          { opacity: 0, translate: `0 ${lift + leaving}px` },
        ],
        timing,
      );
      text.onfinish = () => {
        enter('unlocked');
        performance.mark(homeSeen);
        onUnlocked();
      };
      fade = [text, photo.animate([{ opacity }, { opacity: 0 }], timing)];
    },
  };
}
