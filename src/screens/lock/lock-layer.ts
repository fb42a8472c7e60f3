import { clamp } from '#src/gestures/range.ts';
import { reducedMotion } from '#src/lib/visitor-settings.ts';
import { fadeHomeIn, showHomeParts } from './home-below-lock.ts';
import type { Fade, LayerPosition } from './lock-rules.ts';

/** The lock's `data-state`. `unlocked` lasts until the address is the home screen's. */
type LockPhase = 'locked' | 'dragging' | 'springing' | 'fading' | 'unlocked';

/** Resembles the slider's critically damped spring from rest. */
const springTiming = { duration: 300, easing: 'ease' };

/** Share of its height by which the text moves while it fades. */
const exitShare = 0.25;

/** Fast at first, to continue the gesture. */
const exitEasing = 'cubic-bezier(0.2, 0.6, 0.35, 1)';

/** Share of its way at half of the time, when the home screen's texts appear. */
const halfTime = 0.87;

/** By how much a fade may be late, ms: after a longer wait half of it is still seen. */
const maxDelay = 250;

interface FadeOut extends Fade {
  /** When the gesture was made, ms (`Event.timeStamp`). */
  since: number;
}

export function lockPart(layer: HTMLElement, name: string): HTMLElement {
  return layer.querySelector<HTMLElement>(`[data-lock=${name}]`) ?? layer;
}

/**
 * Moves and fades the lock. The photo fades where it is, over the home screen's of the same
 * mountain; clock, card and hint also move. The DOM holds all state.
 * @param onUnlocked called when the fade has ended
 */
export function createLockLayer(layer: HTMLElement, onUnlocked: () => void) {
  const photo = lockPart(layer, 'photo');
  const content = lockPart(layer, 'content');
  let animations: Animation[] = [];

  function setPhase(phase: LockPhase) {
    layer.dataset.state = phase;
  }

  /** The animated position while it springs back. */
  function position(): LayerPosition {
    const { opacity, translate } = getComputedStyle(content);
    return { opacity: Number(opacity), lift: Number.parseFloat(translate.split(' ')[1] ?? '0') };
  }

  function show({ opacity, lift }: LayerPosition) {
    for (const animation of animations) animation.cancel();
    photo.style.opacity = `${opacity}`;
    content.style.opacity = `${opacity}`;
    content.style.translate = `0 ${lift}px`;
    // The home screen appears below an opacity of 0.5, so that the texts of both do not mix.
    showHomeParts(1 - 2 * opacity);
  }

  function reset() {
    show({ opacity: 1, lift: 0 });
    setPhase('locked');
  }

  return {
    phase: () => layer.dataset.state as LockPhase,
    position,
    reset,
    dragTo(next: LayerPosition) {
      setPhase('dragging');
      show(next);
    },
    springBack() {
      if (reducedMotion()) return reset();
      setPhase('springing');
      const text = content.animate({ opacity: 1, translate: '0 0px' }, springTiming);
      text.onfinish = reset;
      animations = [text, photo.animate({ opacity: 1 }, springTiming)];
    },
    fadeOut({ duration, direction, since }: FadeOut) {
      const { opacity, lift } = position();
      show({ opacity, lift });
      setPhase('fading');
      const length = reducedMotion() ? 0 : duration;
      const timing = { duration: length, easing: 'ease-in-out', fill: 'forwards' } as const;
      const distance = content.offsetHeight * exitShare * (direction === 'up' ? -1 : 1);
      const text = content.animate(
        [
          { opacity: 0, offset: halfTime },
          { opacity: 0, translate: `0 ${lift + distance}px` },
        ],
        { ...timing, easing: exitEasing },
      );
      const photoFade = photo.animate({ opacity: 0 }, timing);
      photoFade.onfinish = () => {
        setPhase('unlocked');
        onUnlocked();
      };
      const shown = length * Math.min(0.5 / opacity, 1);
      const parts = fadeHomeIn({ duration: shown, delay: length - shown });
      animations = [text, photoFade, ...parts];
      startAt(animations, since);
    },
  };
}

/** Lets animations count from a gesture. By themselves they start when their first frame is drawn. */
function startAt(animations: readonly Animation[], since: number) {
  // Between frames, WebKitGTK 2.50's timeline lags behind the clock (2026-11, no report found).
  requestAnimationFrame(() => {
    const now = Number(document.timeline.currentTime);
    const delay = clamp(performance.now() - since, { min: 0, max: maxDelay });
    for (const animation of animations) {
      // The visitor may have gone elsewhere.
      if (animation.playState === 'running') animation.startTime = now - delay;
    }
  });
}
