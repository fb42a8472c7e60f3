import type { Point } from './point.ts';
import { createVelocityTracker } from './velocity.ts';

/** A pointer that is down. Places are the viewport's, px. */
export interface Drag {
  /** The press that began it. */
  press: PointerEvent;
  /** Where the pointer is. */
  point: Point;
  /** How far it is from where it was pressed. */
  offset: Point;
  /** px/ms over the last 80 ms; 0 for a pointer that is held still. */
  velocity: Point;
}

interface PinchHandlers {
  onStart: (points: readonly [Point, Point]) => void;
  onMove: (points: readonly [Point, Point]) => void;
}

interface PointerDragOptions {
  /** Whether a press may become a drag. */
  accepts: (press: PointerEvent) => boolean;
  /** Distance in px from which a press is a drag: hands tremble. */
  threshold: (press: PointerEvent) => number;
  /** Only a movement mainly along this axis is a drag. Both are where it is missing. */
  axis?: 'x' | 'y';
  /** A pointer went down; also the one that stays after a pinch. */
  onPress?: (press: PointerEvent) => void;
  onStart?: (drag: Drag) => void;
  onMove: (drag: Drag) => void;
  /** The pointer was let go after a drag. */
  onEnd: (drag: Drag) => void;
  /** The pointer was let go before it had become a drag. */
  onTap?: (release: PointerEvent) => void;
  /** The browser took the pointer away, or a second one came and nobody wants a pinch. */
  onCancel: () => void;
  /** What two pointers do; without it a second pointer ends the drag. */
  pinch?: PinchHandlers;
}

/**
 * Follows pointers that are pressed on an element until they are let go, wherever they move. The click
 * that ends a drag is swallowed.
 * @returns a cleanup function
 */
export function pointerDrag(element: HTMLElement, options: PointerDragOptions): () => void {
  const { accepts, threshold, axis, pinch } = options;
  const pointers = new Map<number, Point>();
  const listening = new AbortController();
  const { signal } = listening;
  let press: PointerEvent | undefined;
  let origin: Point = { x: 0, y: 0 };
  let velocities = { x: createVelocityTracker(), y: createVelocityTracker() };
  let dragging = false;
  /** Whether the pointers of this press have moved: their click belongs to the drag. */
  let moved = false;

  function begin(event: PointerEvent, point: Point) {
    press = event;
    origin = point;
    dragging = false;
    velocities = { x: createVelocityTracker(), y: createVelocityTracker() };
    track(point, event.timeStamp);
    options.onPress?.(event);
  }

  function track({ x, y }: Point, time: number) {
    velocities.x.add(x, time);
    velocities.y.add(y, time);
  }

  function dragAt(start: PointerEvent, point: Point, time: number): Drag {
    return {
      press: start,
      point,
      offset: { x: point.x - origin.x, y: point.y - origin.y },
      velocity: { x: velocities.x.at(time), y: velocities.y.at(time) },
    };
  }

  function isDrag({ x, y }: Point, start: PointerEvent): boolean {
    const [along, across] = axis === 'y' ? [y, x] : [x, y];
    const distance = axis ? Math.abs(along) : Math.max(Math.abs(x), Math.abs(y));
    return distance >= threshold(start) && (!axis || Math.abs(along) >= Math.abs(across));
  }

  function capture(pointerId: number) {
    moved = true;
    element.setPointerCapture(pointerId);
  }

  function handleDown(event: PointerEvent) {
    if (event.isPrimary) {
      pointers.clear();
      moved = false;
    }
    if (event.button !== 0 || pointers.size > 1 || !accepts(event)) return;
    const point = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, point);
    const [first, second] = pointers.values();
    if (!first || !second) return begin(event, point);
    if (!pinch) return cancel();
    press = undefined;
    for (const pointerId of pointers.keys()) capture(pointerId);
    pinch.onStart([first, second]);
  }

  function handleMove(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    // The button went up where nobody told us.
    if (event.buttons === 0) return handleUp(event);
    const point = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, point);
    const [first, second] = pointers.values();
    if (first && second) return pinch?.onMove([first, second]);
    if (!press) return;
    track(point, event.timeStamp);
    const drag = dragAt(press, point, event.timeStamp);
    if (!dragging) {
      if (!isDrag(drag.offset, press)) return;
      dragging = true;
      capture(event.pointerId);
      options.onStart?.(drag);
    }
    // Or the browser would look with every move for text to select.
    event.preventDefault();
    options.onMove(drag);
  }

  function handleUp(event: PointerEvent) {
    if (!pointers.delete(event.pointerId)) return;
    const [remaining] = pointers.values();
    if (remaining) return begin(event, remaining);
    // The click of a drag follows at once, or not at all where it ended outside; a later one is another press.
    if (moved) setTimeout(() => (moved = false));
    const ended = press;
    press = undefined;
    if (!ended) return;
    if (event.type === 'pointercancel') return options.onCancel();
    if (!dragging) return options.onTap?.(event);
    const point = { x: event.clientX, y: event.clientY };
    track(point, event.timeStamp);
    options.onEnd(dragAt(ended, point, event.timeStamp));
  }

  function cancel() {
    press = undefined;
    pointers.clear();
    options.onCancel();
  }

  /** A click by the keyboard has no detail. */
  function handleClick(event: MouseEvent) {
    if (!moved || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  element.addEventListener('pointerdown', handleDown, { signal });
  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener('pointerup', handleUp, { signal });
  window.addEventListener('pointercancel', handleUp, { signal });
  element.addEventListener('click', handleClick, { signal, capture: true });
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => listening.abort();
}
