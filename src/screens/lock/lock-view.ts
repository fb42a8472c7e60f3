import { clamp } from '#src/gestures/range.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { lockFade } from '#src/lib/specification.ts';
import { fadeHomeIn, setForegroundOpacity } from './home-below-lock.ts';
import { type Fade, type LockPosition, textOffsets, textOpacities } from './lock-rules.ts';

/** The lock's `data-state`. `unlocked` lasts until the address is the home screen's. */
type LockPhase = 'locked' | 'dragging' | 'springing' | 'fading' | 'unlocked';

/** ms; a little shorter than the slider's spring. */
const springTiming = { duration: 300, easing: 'ease' };

/** Share of the content's height by which it moves while it fades. */
const exitShare = 0.25;

/** Fast at the start, to continue the gesture. */
const exitEasing = 'cubic-bezier(0.3, 0.3, 0.35, 1)';

/** Share of the duration after which the photo fades. */
const fadeStart = 0.7;

/** A late first frame shortens a fade by its delay, but at most by this, ms. */
const maxDelay = lockFade / 2;

interface FadeOut extends Fade {
  /** Time of the gesture, ms (`Event.timeStamp`). */
  gestureAt: number;
}

export function lockElement(lock: HTMLElement, name: string): HTMLElement {
  const element = lock.querySelector<HTMLElement>(`[data-lock=${name}]`);
  if (!element) throw new Error(`Missing: data-lock=${name}.`);
  return element;
}

/** Media in which the photo is hidden or dimmed. It then fades without moving its edge. */
const plainBackground = '(prefers-contrast: more), (forced-colors: active)';

/**
 * Moves and fades the lock. The photo's box rises and the picture in it moves down by the same
 * distance, so that the picture stays in place. The phase is the element's `data-state`.
 * @param onUnlocked called when the fade has ended
 */
export function createLockView(lock: HTMLElement, onUnlocked: () => void) {
  const photo = lockElement(lock, 'photo');
  const picture = lockElement(lock, 'picture');
  const backdrop = lockElement(lock, 'backdrop');
  const content = lockElement(lock, 'content');
  // Each fades by itself: within a translucent parent the glass of the cards would lose its blur.
  const texts = [...lock.querySelectorAll<HTMLElement>('[data-lock-text]')];
  let animations: Animation[] = [];
  let current: LockPosition = { edge: 0, contentY: 0 };

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

  /** Shows a dimmed copy of the photo below the lock until the home screen is painted. */
  function showBackdrop() {
    const { currentSrc } = photo.querySelector('img') ?? {};
    if (currentSrc) backdrop.style.backgroundImage = `url("${currentSrc}")`;
  }

  function show(next: LockPosition) {
    for (const animation of animations) animation.cancel();
    current = next;
    const { edge, contentY } = next;
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
    /** Called when the home screen is painted. */
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
      const still = { opacity: 1, translate: '0 0px' };
      const back = content.animate(still, springTiming);
      back.onfinish = reset;
      const others = [photo, picture].map((element) => element.animate(still, springTiming));
      const fading = texts.map((text) => text.animate({ opacity: 1 }, springTiming));
      animations = [back, ...others, ...fading];
    },
    fadeOut({ duration, direction, gestureAt }: FadeOut) {
      showBackdrop();
      show(position());
      setPhase('fading');
      const length = reducedMotion() ? 0 : duration;
      const timing = { duration: length, easing: exitEasing, fill: 'forwards' } as const;
      const { edge, contentY } = current;
      const end = maxEdge();
      const offsets = textOffsets(Math.min(edge / end, 1));
      const distance = content.offsetHeight * exitShare * (direction === 'up' ? -1 : 1);
      const moving = content.animate({ translate: `0 ${contentY + distance}px` }, timing);
      const fading = texts.map((text) =>
        text.animate([{ opacity: 0, offset: offsets.lock }, { opacity: 0 }], timing),
      );
      // Without a rising edge, the photo fades from the start.
      const photoFade = photo.animate(
        [{ opacity: isPlain() ? 0.5 : 1, offset: fadeStart }, { opacity: 0 }],
        { ...timing, easing: 'linear' },
      );
      photoFade.onfinish = () => {
        setPhase('unlocked');
        onUnlocked();
      };
      const rising = isPlain()
        ? []
        : [
            photo.animate({ translate: `0 ${-end}px` }, timing),
            picture.animate({ translate: `0 ${end}px` }, timing),
          ];
      animations = [moving, ...fading, photoFade, ...rising, ...fadeHomeIn(timing, offsets.home)];
      startAt(animations, gestureAt);
    },
  };
}

/** Starts animations at the time of a gesture, ms, instead of at their first frame. */
function startAt(animations: readonly Animation[], gestureAt: number) {
  // In the next frame: between frames WebKitGTK's timeline is late (docs/browser-notes.md).
  requestAnimationFrame(() => {
    const now = Number(document.timeline.currentTime);
    const delay = clamp(performance.now() - gestureAt, { min: 0, max: maxDelay });
    for (const animation of animations) {
      // The lock may have been reset.
      if (animation.playState === 'running') animation.startTime = now - delay;
    }
  });
}
