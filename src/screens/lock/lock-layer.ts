import { elementIds, homeSeen } from '#src/config/element-ids.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { nightComes } from './night-pictures.ts';
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

/** px by which the home screen's page rises into place. */
const rise = 8;

/** A part of the lock, marked by `data-lock`. */
export function lockPart(layer: HTMLElement, name: string): HTMLElement {
  return layer.querySelector<HTMLElement>(`[data-lock=${name}]`) ?? layer;
}

/** What of the home screen lies on its wallpaper. */
function homeParts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${elementIds.home} > * + *`)];
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

  function show({ opacity, lift }: LayerPosition) {
    for (const animation of moving) animation.cancel();
    for (const element of [photo, content, ...homeParts()]) {
      element.style.setProperty('--lock-opacity', String(opacity));
    }
    content.style.setProperty('--lock-lift', `${lift}px`);
  }

  function reset() {
    show({ opacity: 1, lift: 0 });
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
    /**
     * Lets its text leave upwards or downwards, and fades for `duration` ms what else there is once what lies
     * below has been painted, with its pictures if they come soon.
     */
    leave(duration: number, direction: 'up' | 'down', painted: Promise<void>) {
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
      const dawn = photo.animate({ opacity: 0 }, timing);
      dawn.onfinish = () => {
        enter('unlocked');
        performance.mark(homeSeen);
        onUnlocked();
      };
      // The second half: below half of the lock's opacity.
      const shown = length * Math.min(0.5 / opacity, 1);
      const inTime = { duration: shown, delay: length - shown, fill: 'both' } as const;
      const arriving = homeParts().map((part) => {
        const rises = part.localName === 'main' && { translate: [`0 ${rise}px`, 'none'] };
        return part.animate({ opacity: 1, ...rises }, inTime);
      });
      const waiting = [dawn, ...arriving];
      moving = [text, ...waiting];
      for (const animation of waiting) animation.pause();
      void nightComes(painted).then(() => {
        // Not those that were cancelled meanwhile.
        for (const animation of waiting) if (animation.playState === 'paused') animation.play();
      });
    },
  };
}
