import { lockFade } from '#src/config/specification.ts';
import { type Drag, pointerDrag } from '#src/gestures/pointer-drag.ts';
import { createLockLayer, lockPart } from './lock-layer.ts';
import { hintFade, hintPosition, isUnlockKey, swipeDirection, swipePosition } from './unlock.ts';

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

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
  let handleUnlocked = () => {};
  const layer = createLockLayer(element, () => handleUnlocked());
  const listening = new AbortController();
  const { signal } = listening;
  /** Offset of the layer in px when it was pressed: it may be caught while it springs back. */
  let pressed = 0;

  const isLocked = () => layer.phase() !== 'fading' && layer.phase() !== 'unlocked';
  const isCovered = () => element.closest('[aria-hidden=true]') !== null;
  const isHint = ({ target }: Event) => target instanceof Node && hint.contains(target);
  const isOtherControl = (event: Event) =>
    event.target instanceof Element && event.target.closest('a, button') && !isHint(event);

  /** Lets the home screen be laid out and painted: styles wait for this mark. */
  async function wake() {
    // After the frame that answers the press, because layout may take a while.
    await nextFrame();
    element.dataset.woken = '';
    await nextFrame();
  }

  function unlock(duration: number = lockFade, direction: 'up' | 'down' = 'up') {
    if (!isLocked()) return;
    layer.leave(duration, direction, wake());
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
    if (!isHint(event) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    unlock();
  }

  function handleKey(event: KeyboardEvent) {
    if (!isUnlockKey(event) || !isLocked() || isCovered()) return;
    // These keys press a focused control.
    if (['Enter', ' '].includes(event.key) && isOtherControl(event)) return;
    event.preventDefault();
    unlock();
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
  element.addEventListener('click', handleClick, { signal });
  element.addEventListener('wheel', handleWheel, { signal, passive: true });
  window.addEventListener('keydown', handleKey, { signal });
  const stopDrag = pointerDrag(element, {
    accepts: isLocked,
    threshold: () => dragThreshold,
    axis: 'y',
    onPress: () => {
      void wake();
      pressed = layer.position().lift;
    },
    onMove: handleMove,
    onEnd: handleEnd,
    // A press that moved nothing must not spring back a layer that rests or fades.
    onCancel: () => layer.phase() === 'dragging' && layer.springBack(),
  });

  return {
    element,
    /** Calls a function when the lock has opened; at once if it already has. */
    whenUnlocked(callback: () => void) {
      handleUnlocked = callback;
      if (layer.phase() === 'unlocked') callback();
    },
    // A visitor who goes elsewhere during the fade arrives there, and on the way back finds the lock closed.
    destroy() {
      listening.abort();
      stopDrag();
      layer.reset();
    },
  };
}
