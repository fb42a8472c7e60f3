import { type Point, type Sample, velocityAt } from './velocity.ts';

/** A pointer that is down. Places are the viewport's, px. */
export interface Drag {
  press: PointerEvent;
  point: Point;
  /** How far it is from where it was pressed. */
  offset: Point;
  /** px/ms over the last 80 ms; 0 for a pointer that is held still. */
  velocity: Point;
}

interface PointerDragOptions {
  accepts: (press: PointerEvent) => boolean;
  /** Distance in px from which a press is a drag: hands tremble. */
  threshold: (press: PointerEvent) => number;
  /** Only a movement mainly along this axis is a drag. Omit for both axes. */
  axis?: 'x' | 'y';
  /** Also for the pointer that stays after a pinch. */
  onPress?: (press: PointerEvent) => void;
  onStart?: (drag: Drag) => void;
  onMove: (drag: Drag) => void;
  onEnd: (drag: Drag) => void;
  onTap?: (release: PointerEvent) => void;
  /** The browser took the pointer away, or a second one came and nobody wants a pinch. */
  onCancel: () => void;
  /** What two pointers do; without it a second pointer ends the drag. */
  pinch?: Record<'onStart' | 'onMove', (points: readonly [Point, Point]) => void>;
}

function placeOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/**
 * Follows pointers that are pressed on an element until they are let go, wherever they move. The click
 * that ends a drag is swallowed.
 * @returns a cleanup function
 */
export function pointerDrag(element: HTMLElement, options: PointerDragOptions): () => void {
  const { accepts, threshold, axis, pinch } = options;
  /** Where each pointer is that is down: one drags, two pinch. */
  const pointers = new Map<number, Point>();
  const listening = new AbortController();
  const { signal } = listening;
  let press: PointerEvent | undefined;
  /** Of the pointer that may drag, from its press on. */
  let samples: Sample[] = [];
  let dragging = false;
  /** Whether the pointers of this press have moved: their click belongs to the drag. */
  let moved = false;

  function begin(event: PointerEvent, point: Point) {
    press = event;
    dragging = false;
    samples = [{ ...point, time: event.timeStamp }];
    options.onPress?.(event);
  }

  function dragAt(start: PointerEvent, event: PointerEvent): Drag {
    const point = placeOf(event);
    samples.push({ ...point, time: event.timeStamp });
    const [origin = point] = samples;
    const offset = { x: point.x - origin.x, y: point.y - origin.y };
    return { press: start, point, offset, velocity: velocityAt(samples, event.timeStamp) };
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
      // Another hand, such as a mouse while a finger drags.
      if (press && dragging) options.onCancel();
      press = undefined;
      pointers.clear();
      moved = false;
    }
    if (event.button !== 0 || pointers.size > 1 || !accepts(event)) return;
    pointers.set(event.pointerId, placeOf(event));
    const [first, second] = pointers.values();
    if (!first || !second) return begin(event, placeOf(event));
    press = undefined;
    if (!pinch) {
      pointers.clear();
      return options.onCancel();
    }
    for (const pointerId of pointers.keys()) capture(pointerId);
    pinch.onStart([first, second]);
  }

  function handleMove(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    // We missed the pointerup.
    if (event.buttons === 0) return handleUp(event);
    pointers.set(event.pointerId, placeOf(event));
    const [first, second] = pointers.values();
    if (first && second) return pinch?.onMove([first, second]);
    if (!press) return;
    const drag = dragAt(press, event);
    if (!dragging) {
      if (!isDrag(drag.offset, press)) return;
      dragging = true;
      capture(event.pointerId);
      options.onStart?.(drag);
    }
    // Or the browser would look with every move for text to select. No report found; seen in Chromium 156, 2026-11.
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
    options.onEnd(dragAt(ended, event));
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
  // On the element itself it would make all that it holds clickable, as screen readers say.
  window.addEventListener('click', handleClick, { signal, capture: true });
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => listening.abort();
}
