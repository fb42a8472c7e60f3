import { createTapCounter } from '#src/gestures/double-tap.ts';
import { isZoomed, type Point, tapScale, zoomRange } from '#src/gestures/zoom.ts';
import { createDrag } from './drag.ts';
import type { Gesture, StageActions } from './gesture.ts';
import type { PictureStage } from './picture-stage.ts';
import { createPinch } from './pinch.ts';

/** What the visitor presses instead of the picture. */
const controls = 'button, a';

function isIn(event: Event, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

/**
 * Lets mouse, pen and fingers on the stage move its pictures: one drags, two pinch, a double tap zooms.
 * Returns what undoes it.
 */
export function followPointers(
  element: HTMLElement,
  stage: PictureStage,
  actions: StageActions,
): () => void {
  const fingers = new Map<number, Point>();
  const isDoubleTap = createTapCounter();
  const listening = new AbortController();
  let gesture: Gesture | undefined;
  let moved = false;

  function begin({ timeStamp: time, pointerType }: PointerEvent, caught: boolean) {
    const [first, ...others] = fingers.values();
    if (!first) return;
    const points = [first, ...others] as const;
    gesture =
      others.length > 0
        ? createPinch(stage, points)
        : createDrag(stage, { points, time, pointerType, caught, actions });
  }

  function handleDown(event: PointerEvent) {
    if (event.isPrimary) {
      fingers.clear();
      moved = false;
    }
    if (event.button !== 0 || fingers.size > 1 || isIn(event, controls)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin(event, stage.hold());
  }

  function handleMove(event: PointerEvent) {
    if (!gesture || !fingers.has(event.pointerId)) return;
    // The button went up where nobody told us.
    if (event.buttons === 0) return handleUp(event);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    gesture.move([...fingers.values()], event.timeStamp);
    if (!gesture.moved || moved) return;
    moved = true;
    element.setPointerCapture(event.pointerId);
  }

  function handleUp(event: PointerEvent) {
    if (!gesture || !fingers.delete(event.pointerId)) return;
    // The finger that stays goes on with what the two have left.
    if (fingers.size > 0) return begin(event, true);
    const ended = gesture;
    gesture = undefined;
    if (event.type === 'pointercancel') return ended.cancel();
    if (!moved && isIn(event, '[data-picture]')) tap(event, ended);
    else ended.release(event.timeStamp);
  }

  function tap(event: PointerEvent, press: Gesture) {
    const { clientX: x, clientY: y, timeStamp: time, pointerType } = event;
    if (!isDoubleTap({ x, y, time, pointerType })) return press.release(time);
    const scale = isZoomed(stage.motion.target) ? zoomRange.min : tapScale;
    stage.zoomTo(scale, stage.slides?.pointAt({ x, y }));
  }

  /** What ends a gesture is no click; one by the keyboard has no detail. */
  function handleClick(event: MouseEvent) {
    if (moved && event.detail !== 0) event.stopPropagation();
  }

  const { signal } = listening;
  element.addEventListener('pointerdown', handleDown, { signal });
  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener('pointerup', handleUp, { signal });
  window.addEventListener('pointercancel', handleUp, { signal });
  element.addEventListener('click', handleClick, { signal, capture: true });
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => listening.abort();
}
