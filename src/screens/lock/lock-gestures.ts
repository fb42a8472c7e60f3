import { type Drag, pointerDrag } from '#src/gestures/pointer-drag.ts';
import { createWheelGesture } from '#src/gestures/wheel-gesture.ts';
import { type MakeStep, stepByWheel } from '#src/gestures/wheel-steps.ts';
import { isKeyInFieldOrDialog, isOfSite } from '#src/lib/dom.ts';
import { lockFade } from '#src/lib/specification.ts';
import { isPageZoomed, subscribeToPageZoom } from '#src/lib/visitor-settings.ts';
import { revealHome } from './home-below-lock.ts';
import { createLockLayer, lockPart } from './lock-layer.ts';
import {
  type Fade,
  hintFade,
  hintPosition,
  isUnlockKey,
  swipeFade,
  swipePosition,
} from './lock-rules.ts';

export type LockGestures = ReturnType<typeof createLockGestures>;

/** Distance from which a press is a drag, px (Radix: 10). */
const dragThreshold = 10;

/**
 * Unlocks by a swipe up or down anywhere, by wheel, by key, or by the hint, which must be flicked or
 * let go high enough in the window: `lock-rules.ts` decides, and the layer moves and fades. Plain DOM:
 * it runs in the prerendered page (`lock-before-hydration.ts`) before React takes it over.
 * @param wheelStepAt when a wheel has last made a step, ms (`Event.timeStamp`); unlocking is one
 * @param since when the first sample of a wheel could come; see `createWheelGesture`
 */
export function createLockGestures(
  element: HTMLElement,
  wheelStepAt = Number.NEGATIVE_INFINITY,
  since?: number,
) {
  const hint = lockPart(element, 'hint');
  let handleUnlocked = (_: number) => {};
  let unlockedAt = 0;
  let lastStepAt = wheelStepAt;
  const layer = createLockLayer(element, () => {
    unlockedAt = performance.now();
    handleUnlocked(unlockedAt);
  });
  const listening = new AbortController();
  const { signal } = listening;
  const wheelGesture = createWheelGesture(since);
  /** Offset of the layer at the press, px: it may be caught while it springs back. */
  let liftAtPress = 0;

  const isLocked = () => layer.phase() !== 'fading' && layer.phase() !== 'unlocked';
  const isHint = ({ target }: Event) => target instanceof Node && hint.contains(target);
  const isOtherControl = (event: Event) =>
    event.target instanceof Element && event.target.closest('a, button') && !isHint(event);

  /** The lock moves first, because the home screen takes long to lay out and draw. */
  function revealAfterFrame() {
    requestAnimationFrame(() => setTimeout(() => revealHome().then(layer.showHome)));
  }

  /** @param since when the gesture was made, ms (`Event.timeStamp`) */
  function unlock(since: number, fade: Fade = { duration: lockFade, direction: 'up' }) {
    if (!isLocked()) return;
    layer.fadeOut({ ...fade, since });
    revealAfterFrame();
  }

  function handleMove({ press, point, offset }: Drag) {
    if (!isLocked()) return;
    if (isHint(press)) layer.dragTo(hintPosition(press.clientY, point.y));
    else layer.dragTo(swipePosition(liftAtPress + offset.y));
  }

  function handleEnd({ press, point, offset, velocity, time }: Drag) {
    if (!isLocked()) return;
    const ratio = point.y / window.innerHeight;
    const fade = isHint(press)
      ? hintFade({ ratio, distance: offset.y, velocity: velocity.y })
      : swipeFade(liftAtPress + offset.y, velocity.y);
    if (fade) unlock(time, fade);
    else layer.springBack();
  }

  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    unlock(event.timeStamp);
  }

  function handleKey(event: KeyboardEvent) {
    if (!isOfSite(event)) return;
    // While the lock moves, the screen behind gets no keys; the browser does.
    if (!['locked', 'unlocked'].includes(layer.phase())) return event.stopPropagation();
    if (!isUnlockKey(event) || !isLocked() || isKeyInFieldOrDialog(event)) return;
    // These keys activate a focused control.
    if (['Enter', ' '].includes(event.key) && isOtherControl(event)) return;
    event.preventDefault();
    unlock(event.timeStamp);
  }

  function handleWheel(event: WheelEvent) {
    const onStep: MakeStep = (_, axis) => {
      if (axis === 'y') unlock(event.timeStamp);
      return axis === 'y';
    };
    const wheel = { gesture: wheelGesture, lastStepAt, onStep };
    if (stepByWheel(event, wheel, isPageZoomed() || !isLocked())) lastStepAt = event.timeStamp;
  }

  /** Back may come before the home screen has replaced the lock. */
  function handlePopState() {
    if (layer.phase() === 'unlocked') layer.reset();
  }

  // A visitor who navigates away during the fade finds the lock closed on return.
  function destroy() {
    listening.abort();
    stopDrag();
    stopFollowingZoom();
    layer.reset();
  }

  /** React removes a lock that is left before it is hydrated, and no component destroys its gestures. */
  function whileConnected<T extends Event>(handle: (event: T) => void) {
    return (event: T) => (element.isConnected ? handle(event) : destroy());
  }

  window.addEventListener('popstate', whileConnected(handlePopState), { signal });
  // One finger pans a zoomed page; browsers ask the nearest elements what a touch may do.
  const stopFollowingZoom = subscribeToPageZoom(() => {
    for (const part of [hint, lockPart(element, 'content')]) {
      part.style.touchAction = isPageZoomed() ? 'auto' : '';
    }
  });
  hint.addEventListener('click', handleClick, { signal });
  element.addEventListener('wheel', handleWheel, { signal, passive: true });
  window.addEventListener('keydown', whileConnected(handleKey), { signal, capture: true });
  const stopDrag = pointerDrag(element, {
    accepts: isLocked,
    threshold: () => dragThreshold,
    axis: 'y',
    onPress: () => {
      revealAfterFrame();
      liftAtPress = layer.position().lift;
    },
    onMove: handleMove,
    onEnd: handleEnd,
    // A press without a drag is cancelled too, while the layer rests or fades.
    onCancel: () => layer.phase() === 'dragging' && layer.springBack(),
  });

  return {
    element,
    wheelStepAt: () => lastStepAt,
    /** Calls back with the time of unlocking (`performance.now()`), at once if it is past. */
    whenUnlocked(callback: (time: number) => void) {
      handleUnlocked = callback;
      if (layer.phase() === 'unlocked') callback(unlockedAt);
    },
    destroy,
  };
}
