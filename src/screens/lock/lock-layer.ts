import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { fadeHomeIn, showHomeParts } from '#src/navigation/home-layer.ts';
import type { LayerPosition } from './unlock.ts';

/**
 * Phases of the lock, in its `data-state`. A gesture during the fade does nothing; an unlocked layer is
 * only waiting for the home screen's address.
 */
type LockPhase = 'locked' | 'dragging' | 'springing' | 'fading' | 'unlocked';

/** As the critically damped spring of the slider moves from rest. */
const springTiming = { duration: 300, easing: 'ease' };

/** Share of its height by which the text moves on while it fades: enough to be seen leaving. */
const leavingShare = 0.25;

/** Quick at first: it goes on with the gesture, which ends here. */
const leavingEasing = 'cubic-bezier(0.2, 0.6, 0.35, 1)';

/** A part of the lock, marked by `data-lock`. */
export function lockPart(layer: HTMLElement, name: string): HTMLElement {
  return layer.querySelector<HTMLElement>(`[data-lock=${name}]`) ?? layer;
}

/**
 * The lock's layer: follows, springs back and leaves. Its photo fades in place, over the same mountain of the
 * home screen; clock, card and hint move as well. Where they are is kept in their styles alone.
 * @param onUnlocked called when the layer has left
 */
export function createLockLayer(layer: HTMLElement, onUnlocked: () => void) {
  const photo = lockPart(layer, 'photo');
  const content = lockPart(layer, 'content');
  let moving: Animation[] = [];

  function enter(phase: LockPhase) {
    layer.dataset.state = phase;
  }

  /** Also where it is on its way back. */
  function position(): LayerPosition {
    const { opacity, translate } = getComputedStyle(content);
    return { opacity: Number(opacity), lift: Number.parseFloat(translate.split(' ')[1] ?? '0') };
  }

  /** Nothing leaves no trace. */
  function write(opacity: number | '', parts: number | '', lift: string) {
    for (const animation of moving) animation.cancel();
    for (const element of [photo, content]) {
      element.style.setProperty('--lock-opacity', `${opacity}`);
    }
    showHomeParts(parts);
    content.style.setProperty('--lock-lift', lift);
  }

  function show({ opacity, lift }: LayerPosition) {
    // Texts of both would mingle: those of the home screen come below half of the lock's opacity.
    write(opacity, 1 - 2 * opacity, `${lift}px`);
  }

  function reset() {
    write('', '', '');
    enter('locked');
  }

  return {
    phase: () => layer.dataset.state as LockPhase,
    position,
    reset,
    follow(next: LayerPosition) {
      enter('dragging');
      show(next);
    },
    springBack() {
      if (reducedMotion()) return reset();
      enter('springing');
      const text = content.animate({ opacity: 1, translate: '0 0px' }, springTiming);
      text.onfinish = reset;
      moving = [text, photo.animate({ opacity: 1 }, springTiming)];
    },
    /** Fades for `duration` ms, while its text leaves upwards or downwards and the home screen's parts come. */
    leave(duration: number, direction: 'up' | 'down') {
      const { opacity, lift } = position();
      show({ opacity, lift });
      enter('fading');
      const length = reducedMotion() ? 0 : duration;
      const timing = { duration: length, easing: 'ease-in-out', fill: 'forwards' } as const;
      const way = content.offsetHeight * leavingShare * (direction === 'up' ? -1 : 1);
      const text = content.animate(
        { opacity: 0, translate: `0 ${lift + way}px` },
        { ...timing, easing: leavingEasing },
      );
      const photoFade = photo.animate({ opacity: 0 }, timing);
      photoFade.onfinish = () => {
        enter('unlocked');
        onUnlocked();
      };
      const shown = length * Math.min(0.5 / opacity, 1);
      const parts = fadeHomeIn({ duration: shown, delay: length - shown });
      moving = [text, photoFade, ...parts];
    },
  };
}
