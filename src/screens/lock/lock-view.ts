import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { fadeHomeIn, setForegroundOpacity } from './home-behind-lock.ts';
import { lockElement } from './lock-element.ts';
import { type Fade, type LockPosition, textOffsets, textOpacities } from './lock-rules.ts';
import { startAtGesture } from './start-at-gesture.ts';

/*
 * Phases of the lock (`data-state`), by cause. `LockScreen` navigates when the lock is unlocked.
 *
 *     key, wheel, press of the hint  locked → fading → unlocked
 *     drag far enough, or flick      locked → dragging → fading → unlocked
 *     shorter drag                   locked → dragging → springing → locked
 */
type LockPhase = 'locked' | 'dragging' | 'springing' | 'fading' | 'unlocked';

/** Duration in ms; a little shorter than that of the slider's spring. */
const springTiming = { duration: 300, easing: 'ease' };

/** The content moves by this share of its height while it fades. */
const exitShare = 0.25;

/** Fast at the start, to continue the gesture. */
const exitEasing = 'cubic-bezier(0.3, 0.3, 0.35, 1)';

/** Share of the duration after which the photo begins to fade. */
const fadeStart = 0.7;

interface FadeOut extends Fade {
  /** Time of the gesture, ms (`Event.timeStamp`). */
  gestureAt: number;
}

/** Media in which the photo is hidden or dimmed. The photo then fades without rising. */
const plainBackground = '(prefers-contrast: more), (forced-colors: active)';

/**
 * Moves and fades the lock. The photo's box rises and the picture in it moves down by the same
 * distance, so that the picture stays in place.
 * @param onUnlocked called when the fade has ended
 */
export function createLockView(lock: HTMLElement, onUnlocked: () => void) {
  const photo = lockElement(lock, 'photo');
  const picture = lockElement(lock, 'picture');
  const backdrop = lockElement(lock, 'backdrop');
  const content = lockElement(lock, 'content');
  // The texts fade instead of their parent, because cards in a translucent parent do not blur the
  // photo.
  const texts = [...lock.querySelectorAll<HTMLElement>('[data-lock-fade]')];
  let animations: Animation[] = [];

  function setPhase(phase: LockPhase) {
    lock.dataset.state = phase;
  }

  /** The edge's maximum, px: the height of the photo with its soft edge. */
  const maxEdge = () => photo.offsetHeight;
  const isPlain = () => matchMedia(plainBackground).matches;

  /** The current position, also during an animation. */
  function position(): LockPosition {
    const y = (element: HTMLElement) =>
      Number.parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? '0');
    const edge = isPlain() ? (1 - Number(getComputedStyle(photo).opacity)) * maxEdge() : -y(photo);
    return { edge, contentY: y(content) };
  }

  /** Shows a dimmed copy of the photo behind the lock until the home screen is painted. */
  function showBackdrop() {
    const { currentSrc } = photo.querySelector('img') ?? {};
    if (currentSrc) backdrop.style.backgroundImage = `url("${currentSrc}")`;
  }

  function show({ edge, contentY }: LockPosition) {
    for (const animation of animations) animation.cancel();
    const progress = Math.min(edge / maxEdge(), 1);
    const opacities = textOpacities(progress);
    if (isPlain()) photo.style.opacity = `${1 - progress}`;
    else {
      photo.style.translate = `0 ${-edge}px`;
      picture.style.translate = `0 ${edge}px`;
    }
    for (const { style } of texts) style.opacity = `${opacities.lock}`;
    content.style.translate = `0 ${contentY}px`;
    setForegroundOpacity(opacities.home);
  }

  function reset() {
    show({ edge: 0, contentY: 0 });
    setPhase('locked');
  }

  return {
    phase: () => lock.dataset.state as LockPhase,
    position,
    reset,
    hideBackdrop() {
      backdrop.style.opacity = '0';
    },
    dragTo(next: LockPosition) {
      setPhase('dragging');
      showBackdrop();
      show(next);
    },
    springBack() {
      if (reducedMotion()) return reset();
      setPhase('springing');
      const locked = { opacity: 1, translate: '0 0px' };
      const contentMove = content.animate(locked, springTiming);
      contentMove.onfinish = reset;
      const photoMoves = [photo, picture].map((element) => element.animate(locked, springTiming));
      const textFades = texts.map((text) => text.animate({ opacity: 1 }, springTiming));
      animations = [contentMove, ...photoMoves, ...textFades];
    },
    fadeOut({ duration, direction, gestureAt }: FadeOut) {
      const { edge, contentY } = position();
      showBackdrop();
      show({ edge, contentY });
      setPhase('fading');
      const timing: KeyframeAnimationOptions = {
        duration: reducedMotion() ? 0 : duration,
        easing: exitEasing,
        fill: 'forwards',
      };
      const end = maxEdge();
      const offsets = textOffsets(Math.min(edge / end, 1));
      const distance = content.offsetHeight * exitShare * (direction === 'up' ? -1 : 1);
      const contentMove = content.animate({ translate: `0 ${contentY + distance}px` }, timing);
      const textFades = texts.map((text) =>
        text.animate([{ opacity: 0, offset: offsets.lock }, { opacity: 0 }], timing),
      );
      // A plain photo, which does not rise, fades from the start.
      const fadeFrames = isPlain()
        ? [{ opacity: 0 }]
        : [{ opacity: 1, offset: fadeStart }, { opacity: 0 }];
      const photoFade = photo.animate(fadeFrames, { ...timing, easing: 'linear' });
      photoFade.onfinish = () => {
        setPhase('unlocked');
        onUnlocked();
      };
      const photoMoves = isPlain()
        ? []
        : [
            photo.animate({ translate: `0 ${-end}px` }, timing),
            picture.animate({ translate: `0 ${end}px` }, timing),
          ];
      const homeFades = fadeHomeIn(timing, offsets.home);
      animations = [contentMove, ...textFades, photoFade, ...photoMoves, ...homeFades];
      startAtGesture(animations, gestureAt);
    },
  };
}
