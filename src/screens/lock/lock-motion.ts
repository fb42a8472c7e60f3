import { lockFade } from '#src/config/specification.ts';
import { type Drag, pointerDrag } from '#src/gestures/pointer-drag.ts';
import { revealHome } from '#src/navigation/home-layer.ts';
import { createLockLayer, lockPart } from './lock-layer.ts';
import { hintFade, hintPosition, isUnlockKey, swipeDirection, swipePosition } from './unlock.ts';

export type LockMotion = ReturnType<typeof createLockMotion>;

/** Distance in px from which a press is a drag (Radix: 10). */
const dragThreshold = 10;

/**
 * Unlocks by a swipe up or down anywhere, by wheel, key, or the hint, where the height of the release
 * decides. Plain DOM: it runs in the prerendered page from the first paint, and React takes it over.
 * @param element the lock, with its parts marked by `data-lock`
 */
export function createLockMotion(element: HTMLElement) {
  const hint = lockPart(element, 'hint');
  let handleUnlocked = (_: number) => {};
  let unlockedAt = 0;
  const layer = createLockLayer(element, () => {
    unlockedAt = performance.now();
    handleUnlocked(unlockedAt);
  });
  const listening = new AbortController();
  const { signal } = listening;
  /** Offset of the layer in px when it was pressed: it may be caught while it springs back. */
  let pressed = 0;

  const isLocked = () => layer.phase() !== 'fading' && layer.phase() !== 'unlocked';
  const isHidden = () => element.closest('[aria-hidden=true]') !== null;
  const isHint = ({ target }: Event) => target instanceof Node && hint.contains(target);
  const isOtherControl = (event: Event) =>
    event.target instanceof Element && event.target.closest('a, button') && !isHint(event);

  function unlock(duration: number = lockFade, direction: 'up' | 'down' = 'up') {
    if (!isLocked()) return;
    revealHome();
    layer.leave(duration, direction);
  }

  function handleMove({ press, point, offset }: Drag) {
    if (!isLocked()) return;
    if (isHint(press)) layer.follow(hintPosition(press.clientY, point.y));
    else layer.follow(swipePosition(pressed + offset.y, window.innerHeight));
  }

  function handleEnd({ press, point, offset, velocity }: Drag) {
    if (!isLocked()) return;
    if (isHint(press)) {
      const duration = hintFade(point.y / window.innerHeight);
      if (duration !== undefined) return unlock(duration);
    } else {
      const direction = swipeDirection(pressed + offset.y, velocity.y);
      if (direction) return unlock(lockFade, direction);
    }
    layer.springBack();
  }

  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    unlock();
  }

  function handleKey(event: KeyboardEvent) {
    if (!isUnlockKey(event) || !isLocked() || isHidden()) return;
    // These keys press a focused control.
    if (['Enter', ' '].includes(event.key) && isOtherControl(event)) return;
    event.preventDefault();
    unlock();
  }

  /** What moves away takes the keys, or they would reach what lies behind. What the browser does with them stays. */
  function keepKeys(event: KeyboardEvent) {
    if (!['locked', 'unlocked'].includes(layer.phase())) event.stopPropagation();
  }

  /** Any push unlocks. */
  function handleWheel({ deltaX, deltaY, ctrlKey }: WheelEvent) {
    if (!ctrlKey && Math.abs(deltaY) > Math.abs(deltaX)) unlock();
  }

  /** Back may be pressed before the home screen has taken the lock's place. */
  function handlePopState() {
    if (layer.phase() === 'unlocked') layer.reset();
  }

  window.addEventListener('popstate', handlePopState, { signal });
  hint.addEventListener('click', handleClick, { signal });
  element.addEventListener('wheel', handleWheel, { signal, passive: true });
  window.addEventListener('keydown', keepKeys, { signal, capture: true });
  window.addEventListener('keydown', handleKey, { signal });
  const stopDrag = pointerDrag(element, {
    accepts: isLocked,
    threshold: () => dragThreshold,
    axis: 'y',
    onPress: () => {
      // After the frame that answers the press, because layout may take a while.
      requestAnimationFrame(() => setTimeout(revealHome));
      pressed = layer.position().lift;
    },
    onMove: handleMove,
    onEnd: handleEnd,
    // A press that moved nothing must not spring back a layer that rests or fades.
    onCancel: () => layer.phase() === 'dragging' && layer.springBack(),
  });

  return {
    element,
    /** Tells a function when the lock has opened, in ms since the page was; at once if it already has. */
    whenUnlocked(callback: (time: number) => void) {
      handleUnlocked = callback;
      if (layer.phase() === 'unlocked') callback(unlockedAt);
    },
    // A visitor who goes elsewhere during the fade arrives there, and on the way back finds the lock closed.
    destroy() {
      listening.abort();
      stopDrag();
      layer.reset();
    },
  };
}
