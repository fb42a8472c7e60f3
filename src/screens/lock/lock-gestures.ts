import { type Drag, pointerDrag } from '#src/gestures/pointer-drag.ts';
import { createWheelStepDetector } from '#src/gestures/wheel-step-detector.ts';
import { type MakeStep, stepByWheel } from '#src/gestures/wheel-steps.ts';
import { isKeyInFieldOrDialog, isSiteEvent } from '#src/lib/dom.ts';
import { isPinchZoomed, subscribeToPinchZoom } from '#src/lib/pinch-zoom.ts';
import { lockFade } from '#src/lib/specification.ts';
import { revealHome } from './home-behind-lock.ts';
import { lockElement } from './lock-element.ts';
import {
  type Fade,
  hintFade,
  hintPosition,
  isUnlockKey,
  swipeFade,
  swipePosition,
} from './lock-rules.ts';
import { createLockView } from './lock-view.ts';

export type LockGestures = ReturnType<typeof createLockGestures>;

/** Gets the times of the unlock (`performance.now`) and of the last wheel step, ms. */
type HandleUnlock = (unlockedAt: number, wheelStepAt: number) => void;

/** Distance from which a press is a drag, px (Radix: 10). */
const dragThreshold = 10;

/**
 * Unlocks by wheel, swipe, key or hint. `lock-rules.ts` decides which drags and keys unlock. Plain
 * DOM, because the gestures start before React (`lock-before-hydration.ts`).
 * @param wheelStepAt time of the previous wheel step, ms (`Event.timeStamp`)
 * @param listeningSince see `createWheelStepDetector`
 */
export function createLockGestures(
  lock: HTMLElement,
  wheelStepAt = Number.NEGATIVE_INFINITY,
  listeningSince?: number,
) {
  const hint = lockElement(lock, 'hint');
  let handleUnlock: HandleUnlock = () => {};
  let unlockedAt = 0;
  let lastStepAt = wheelStepAt;
  const view = createLockView(lock, () => {
    unlockedAt = performance.now();
    handleUnlock(unlockedAt, lastStepAt);
  });
  const listening = new AbortController();
  const { signal } = listening;
  const detectStep = createWheelStepDetector(listeningSince);
  /** Vertical offset of the content at the press, px; not 0 if the content was springing back. */
  let contentYAtPress = 0;

  const canUnlock = () => view.phase() !== 'fading' && view.phase() !== 'unlocked';
  const isHint = ({ target }: Event) => target instanceof Node && hint.contains(target);
  const isOtherControl = (event: Event) =>
    event.target instanceof Element && event.target.closest('a, button') && !isHint(event);

  /** Layout and paint of the home screen would delay the lock's next frame. */
  function revealAfterFrame() {
    requestAnimationFrame(() => setTimeout(() => revealHome().then(view.hideBackdrop)));
  }

  /** @param gestureAt time of the gesture, ms (`Event.timeStamp`) */
  function unlock(gestureAt: number, fade: Fade = { duration: lockFade, direction: 'up' }) {
    if (!canUnlock()) return;
    view.fadeOut({ ...fade, gestureAt });
    revealAfterFrame();
  }

  function handleMove({ press, point, offset }: Drag) {
    if (!canUnlock()) return;
    if (isHint(press)) view.dragTo(hintPosition(press.clientY, point.y));
    else view.dragTo(swipePosition(contentYAtPress + offset.y));
  }

  function handleEnd({ press, point, offset, velocity, time }: Drag) {
    if (!canUnlock()) return;
    const ratio = point.y / window.innerHeight;
    const fade = isHint(press)
      ? hintFade({ ratio, distance: offset.y, velocity: velocity.y })
      : swipeFade(contentYAtPress + offset.y, velocity.y);
    if (fade) unlock(time, fade);
    else view.springBack();
  }

  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    unlock(event.timeStamp);
  }

  function handleKey(event: KeyboardEvent) {
    if (!isSiteEvent(event)) return;
    // While the lock moves, the site's shortcuts do not work.
    if (!['locked', 'unlocked'].includes(view.phase())) return event.stopPropagation();
    if (!isUnlockKey(event) || !canUnlock() || isKeyInFieldOrDialog(event)) return;
    // Enter and Space press a focused control.
    if (['Enter', ' '].includes(event.key) && isOtherControl(event)) return;
    event.preventDefault();
    unlock(event.timeStamp);
  }

  function handleWheel(event: WheelEvent) {
    const onStep: MakeStep = (_, axis) => {
      if (axis === 'y') unlock(event.timeStamp);
      return axis === 'y';
    };
    const wheel = { detectStep, lastStepAt, onStep };
    if (stepByWheel(event, wheel, isPinchZoomed() || !canUnlock())) lastStepAt = event.timeStamp;
  }

  /** A visitor may press Back before React has removed the unlocked lock. */
  function handlePopState() {
    if (view.phase() === 'unlocked') view.reset();
  }

  /** Also resets the lock, because a visitor may leave during the fade and return. */
  function destroy() {
    listening.abort();
    stopDrag();
    stopFollowingZoom();
    view.reset();
  }

  /**
   * Ends the gestures when the lock has been removed. If a visitor unlocks and swipes to another
   * slide before hydration, React removes the lock before `LockScreen` can adopt the gestures.
   */
  function whileConnected<T extends Event>(handle: (event: T) => void) {
    return (event: T) => (lock.isConnected ? handle(event) : destroy());
  }

  window.addEventListener('popstate', whileConnected(handlePopState), { signal });
  // `touch-action: auto` lets one finger pan a zoomed page.
  const stopFollowingZoom = subscribeToPinchZoom(() => {
    for (const { style } of [hint, lockElement(lock, 'content')]) {
      style.touchAction = isPinchZoomed() ? 'auto' : '';
    }
  });
  hint.addEventListener('click', handleClick, { signal });
  lock.addEventListener('wheel', handleWheel, { signal, passive: true });
  window.addEventListener('keydown', whileConnected(handleKey), { signal, capture: true });
  const stopDrag = pointerDrag(lock, {
    accepts: canUnlock,
    threshold: () => dragThreshold,
    axis: 'y',
    onPress: () => {
      revealAfterFrame();
      contentYAtPress = view.position().contentY;
    },
    onMove: handleMove,
    onEnd: handleEnd,
    // Also called when a press is cancelled before it is a drag.
    onCancel: () => view.phase() === 'dragging' && view.springBack(),
  });

  return {
    lock,
    /**
     * Calls `callback` at each unlock, and at once if the lock is already unlocked. Replaces an
     * earlier callback.
     */
    whenUnlocked(callback: HandleUnlock) {
      handleUnlock = callback;
      if (view.phase() === 'unlocked') callback(unlockedAt, lastStepAt);
    },
    destroy,
  };
}
