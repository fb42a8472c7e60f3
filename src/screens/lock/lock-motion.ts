import { lockFade } from '#src/config/specification.ts';
import { animateSpring, type SpringAnimation } from '#src/gestures/animate-spring.ts';
import { type Drag, pointerDrag } from '#src/gestures/pointer-drag.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import type { LayerPosition } from './unlock-gesture.ts';
import { hintFade, hintPosition, swipeDirection, swipePosition } from './unlock-gesture.ts';
import { isUnlockKey } from './unlock-keys.ts';

/**
 * Phases of the lock, in its `data-state`. A gesture during the fade does nothing; an unlocked layer is
 * only waiting for the home screen's address.
 */
export type LockPhase = 'locked' | 'dragging' | 'springing' | 'fading' | 'unlocked';

export interface LockMotion {
  layer: HTMLElement;
  /** Names who is to be told when the layer has faded; at once if it already has. */
  whenUnlocked: (callback: () => void) => void;
  destroy: () => void;
}

const atRest: LayerPosition = { opacity: 1, lift: 0 };

/** px as which the spring treats a change of opacity from 0 to 1. */
const opacityPixels = 300;

/** Share of its height by which the text moves on while it fades: enough to be seen leaving. */
const leavingShare = 0.25;

/** Quick at first: it goes on with the gesture, which ends here. */
const leavingEasing = 'cubic-bezier(0.2, 0.6, 0.35, 1)';

/** Distance in px from which a press is a drag, on the hint and elsewhere (Radix: 10). A click on the hint unlocks too. */
const threshold = { hint: 6, layer: 10 } as const;

/**
 * Unlocks by a swipe up or down anywhere, by wheel, key, or the hint, where the height of the release
 * decides. Plain DOM: it runs in the prerendered page from the first paint, and React takes it over.
 * @param layer the lock, with its parts marked by `data-lock`
 */
export function createLockMotion(layer: HTMLElement): LockMotion {
  const part = (name: string) => layer.querySelector<HTMLElement>(`[data-lock=${name}]`) ?? layer;
  const [photo, content, hint] = [part('photo'), part('content'), part('hint')];
  const listening = new AbortController();
  const { signal } = listening;
  let phase: LockPhase = 'locked';
  let position = atRest;
  /** Offset of the layer in px when it was pressed: it may be caught while it springs back. */
  let pressed = 0;
  let spring: SpringAnimation<LayerPosition> | undefined;
  let fade: Animation[] = [];
  let handleUnlocked = () => {};

  const isLocked = () => phase !== 'fading' && phase !== 'unlocked';
  const isHint = ({ target }: Event) => target instanceof Node && hint.contains(target);

  function enter(next: LockPhase) {
    phase = next;
    layer.dataset.state = next;
  }

  /** The home screen's pictures are fetched when a hand comes near: styles wait for this mark. */
  function wake() {
    layer.dataset.woken = '';
  }

  function show(next: LayerPosition) {
    position = next;
    for (const element of [photo, content]) {
      element.style.setProperty('--lock-opacity', String(next.opacity));
    }
    content.style.setProperty('--lock-lift', `${next.lift}px`);
  }

  function follow(next: LayerPosition) {
    spring?.stop();
    enter('dragging');
    show(next);
  }

  function springBack() {
    const rest = () => {
      show(atRest);
      enter('locked');
    };
    if (reducedMotion()) return rest();
    enter('springing');
    spring = animateSpring({
      from: position,
      to: atRest,
      pixels: { opacity: opacityPixels },
      onFrame: show,
      onRest: rest,
    });
  }

  /** Fades the layer for `duration` ms while its text leaves upwards or downwards. */
  function unlock(duration: number, direction: 'up' | 'down' = 'up') {
    if (!isLocked()) return;
    spring?.stop();
    wake();
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
      handleUnlocked();
    };
    fade = [text, photo.animate([{ opacity }, { opacity: 0 }], timing)];
  }

  function handleMove(drag: Drag) {
    if (!isLocked()) return;
    if (isHint(drag.press)) follow(hintPosition(drag.press.clientY, drag.point.y));
    else follow(swipePosition(pressed + drag.offset.y, window.innerHeight));
  }

  function handleEnd({ press, point, velocity }: Drag) {
    if (!isLocked()) return;
    if (isHint(press)) {
      const duration = hintFade(point.y / window.innerHeight);
      if (duration !== undefined) return unlock(duration);
    } else {
      const direction = swipeDirection(position.lift, velocity.y);
      if (direction) return unlock(lockFade, direction);
    }
    springBack();
  }

  function handleClick(event: MouseEvent) {
    if (!isHint(event) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    unlock(lockFade);
  }

  function handleKey(event: KeyboardEvent) {
    if (!isUnlockKey(event)) return;
    event.preventDefault();
    unlock(lockFade);
  }

  /** Any push unlocks. Whether its inertia counts is for the home screen to know. */
  function handleWheel({ deltaX, deltaY, ctrlKey }: WheelEvent) {
    if (!ctrlKey && Math.abs(deltaY) > Math.abs(deltaX)) unlock(lockFade);
  }

  layer.addEventListener('click', handleClick, { signal });
  layer.addEventListener('wheel', handleWheel, { signal, passive: true });
  window.addEventListener('keydown', handleKey, { signal });
  const stopDrag = pointerDrag(layer, {
    accepts: isLocked,
    threshold: (press) => (isHint(press) ? threshold.hint : threshold.layer),
    axis: 'y',
    onPress: () => {
      wake();
      pressed = position.lift;
    },
    onMove: handleMove,
    onEnd: handleEnd,
    // A press that moved nothing must not spring back a layer that rests or fades.
    onCancel: () => phase === 'dragging' && springBack(),
  });

  return {
    layer,
    whenUnlocked(callback) {
      handleUnlocked = callback;
      if (phase === 'unlocked') callback();
    },
    // A visitor who goes elsewhere during the fade (Back, Forward) arrives there, not on the home screen.
    destroy() {
      listening.abort();
      stopDrag();
      spring?.stop();
      for (const animation of fade) animation.cancel();
    },
  };
}
