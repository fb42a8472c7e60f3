import { clamp } from '#src/gestures/range.ts';
import { reducedMotion } from '#src/lib/visitor-settings.ts';
import { fadeHomeIn, showHomeParts } from './home-below-lock.ts';
import { type Fade, type LayerPosition, textOffsets, textOpacities } from './lock-rules.ts';

/** The lock's `data-state`. `unlocked` lasts until the address is the home screen's. */
type LockPhase = 'locked' | 'dragging' | 'springing' | 'fading' | 'unlocked';

/** Resembles the slider's critically damped spring from rest. */
const springTiming = { duration: 300, easing: 'ease' };

/** Share of its height by which the text moves while it fades. */
const exitShare = 0.25;

/** Fast at first, to continue the gesture. */
const exitEasing = 'cubic-bezier(0.3, 0.3, 0.35, 1)';

/** Share of the time after which the daylight itself fades, most of it above the window by then. */
const fadeStart = 0.7;

/** By how much a fade may be late, ms: after a longer wait half of it is still seen. */
const maxDelay = 250;

interface FadeOut extends Fade {
  /** When the gesture was made, ms (`Event.timeStamp`). */
  since: number;
}

export function lockPart(layer: HTMLElement, name: string): HTMLElement {
  return layer.querySelector<HTMLElement>(`[data-lock=${name}]`) ?? layer;
}

/** More contrast and forced colours replace the photo: it fades then, and does not move. */
const plainGrounds = '(prefers-contrast: more), (forced-colors: active)';

/**
 * Moves and fades the lock. The photo is a window with a soft lower edge. The window rises, and the
 * picture in it moves against it, so the daylight leaves a mountain that stands still. The DOM holds
 * all state.
 * @param onUnlocked called when the fade has ended
 */
export function createLockLayer(layer: HTMLElement, onUnlocked: () => void) {
  const photo = lockPart(layer, 'photo');
  const picture = lockPart(layer, 'picture');
  const ground = lockPart(layer, 'ground');
  const content = lockPart(layer, 'content');
  let animations: Animation[] = [];
  let shown: LayerPosition = { edge: 0, lift: 0 };

  function setPhase(phase: LockPhase) {
    layer.dataset.state = phase;
  }

  /** The photo is higher than the layer by its soft edge. */
  const way = () => photo.offsetHeight;
  const isPlain = () => matchMedia(plainGrounds).matches;

  /** The animated position while it springs back. */
  function position(): LayerPosition {
    const y = (element: HTMLElement) =>
      Number.parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? '0');
    const edge = isPlain() ? (1 - Number(getComputedStyle(photo).opacity)) * way() : -y(photo);
    return { edge, lift: y(content) };
  }

  /** Until the home screen is painted, a dimmed copy of the photo is below it. */
  function showGround() {
    const { currentSrc } = photo.querySelector('img') ?? {};
    if (currentSrc) ground.style.backgroundImage = `url("${currentSrc}")`;
  }

  function show(next: LayerPosition) {
    for (const animation of animations) animation.cancel();
    shown = next;
    const { edge, lift } = next;
    const share = Math.min(edge / way(), 1);
    const opacities = textOpacities(share);
    if (isPlain()) photo.style.opacity = `${1 - share}`;
    else {
      photo.style.translate = `0 ${-edge}px`;
      picture.style.translate = `0 ${edge}px`;
    }
    content.style.opacity = `${opacities.lock}`;
    content.style.translate = `0 ${lift}px`;
    showHomeParts(opacities.home);
  }

  function reset() {
    show({ edge: 0, lift: 0 });
    setPhase('locked');
  }

  return {
    phase: () => layer.dataset.state as LockPhase,
    position,
    reset,
    /** The home screen is painted: nothing has to hold its place. */
    showHome() {
      ground.style.opacity = '0';
    },
    dragTo(next: LayerPosition) {
      setPhase('dragging');
      showGround();
      show(next);
    },
    springBack() {
      if (reducedMotion()) return reset();
      setPhase('springing');
      const text = content.animate({ opacity: 1, translate: '0 0px' }, springTiming);
      text.onfinish = reset;
      const still = { opacity: 1, translate: '0 0px' };
      animations = [text, ...[photo, picture].map((part) => part.animate(still, springTiming))];
    },
    fadeOut({ duration, direction, since }: FadeOut) {
      showGround();
      show(position());
      setPhase('fading');
      const length = reducedMotion() ? 0 : duration;
      const timing = { duration: length, easing: exitEasing, fill: 'forwards' } as const;
      const { edge, lift } = shown;
      const end = way();
      const offsets = textOffsets(Math.min(edge / end, 1));
      const distance = content.offsetHeight * exitShare * (direction === 'up' ? -1 : 1);
      const text = content.animate(
        [
          { opacity: 0, offset: offsets.lock },
          { opacity: 0, translate: `0 ${lift + distance}px` },
        ],
        timing,
      );
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
      animations = [text, photoFade, ...rising, ...fadeHomeIn(timing, offsets.home)];
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
