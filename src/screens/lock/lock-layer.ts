import { elementIds, homeSeen } from '#src/config/element-ids.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { nightComes } from './night-pictures.ts';
import type { LayerPosition } from './unlock.ts';

/**
 * Phases of the lock, in its `data-state`. A gesture during the fade does nothing; an unlocked layer is
 * only waiting for the home screen's address.
 */
type LockPhase = 'locked' | 'dragging' | 'springing' | 'fading' | 'unlocked';

const atRest: LayerPosition = { opacity: 1, lift: 0 };

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
 * The lock's layer: where it is, and how it follows, springs back and leaves. Its photo fades in place, over
 * the same mountain of the home screen; clock, card and hint move as well.
 * @param onUnlocked called when the layer has left
 */
export function createLockLayer(layer: HTMLElement, onUnlocked: () => void) {
  const photo = lockPart(layer, 'photo');
  const content = lockPart(layer, 'content');
  let phase: LockPhase = 'locked';
  let position = atRest;
  let moving: Animation[] = [];

  function enter(next: LockPhase) {
    phase = next;
    layer.dataset.state = next;
  }

  function show(next: LayerPosition) {
    position = next;
    for (const element of [photo, content, ...homeParts()]) {
      element.style.setProperty('--lock-opacity', String(next.opacity));
    }
    content.style.setProperty('--lock-lift', `${next.lift}px`);
  }

  function stop() {
    for (const animation of moving) animation.cancel();
  }

  function move(to: LayerPosition, timing: KeyframeAnimationOptions, easing = timing.easing ?? '') {
    const { opacity, lift } = position;
    const fading = [opacity, to.opacity];
    const translate = [lift, to.lift].map((y) => `0 ${y}px`);
    const text = content.animate({ opacity: fading, translate }, { ...timing, easing });
    const dawn = photo.animate({ opacity: fading }, timing);
    moving = [text, dawn];
    return [text, dawn] as const;
  }

  function reset() {
    stop();
    show(atRest);
    enter('locked');
  }

  /** Where the layer is, also on its way back. */
  function positionNow(): LayerPosition {
    const [spring] = phase === 'springing' ? moving : [];
    const done = spring?.effect?.getComputedTiming().progress ?? 0;
    const { opacity, lift } = position;
    return { opacity: opacity + (1 - opacity) * done, lift: lift * (1 - done) };
  }

  return {
    phase: () => phase,
    position: positionNow,
    reset,
    follow(next: LayerPosition) {
      stop();
      enter('dragging');
      show(next);
    },
    springBack() {
      if (reducedMotion()) return reset();
      enter('springing');
      const [text] = move(atRest, springTiming);
      text.onfinish = reset;
    },
    /**
     * Lets its text leave upwards or downwards, and fades for `duration` ms what else there is once what lies
     * below has been painted, with its pictures if they come soon.
     */
    leave(duration: number, direction: 'up' | 'down', painted: Promise<void>) {
      const start = positionNow();
      stop();
      show(start);
      enter('fading');
      const { opacity, lift } = start;
      const way = content.offsetHeight * leavingShare * (direction === 'up' ? -1 : 1);
      const length = reducedMotion() ? 0 : duration;
      const timing = { duration: length, easing: 'ease-in-out', fill: 'forwards' } as const;
      const [, dawn] = move({ opacity: 0, lift: lift + way }, timing, leavingEasing);
      dawn.onfinish = () => {
        enter('unlocked');
        performance.mark(homeSeen);
        onUnlocked();
      };
      // The second half: below half of the lock's opacity.
      const shown = length * Math.min(0.5 / opacity, 1);
      for (const part of homeParts()) {
        const rises = part.localName === 'main' && { translate: [`0 ${rise}px`, 'none'] };
        const frames = { opacity: 1, ...rises };
        const inTime = { duration: shown, delay: length - shown, fill: 'both' } as const;
        moving.push(part.animate(frames, inTime));
      }
      const [, ...waiting] = moving;
      for (const animation of waiting) animation.pause();
      void nightComes(painted).then(() => {
        // Not those that were cancelled meanwhile.
        for (const animation of waiting) if (animation.playState === 'paused') animation.play();
      });
    },
  };
}
