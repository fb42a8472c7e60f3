import { isKeyboardClick } from '#src/lib/input-events.ts';
import { isPinchZoomed } from '#src/lib/pinch-zoom.ts';
import { type Point, type Sample, velocityAt } from './drag-release.ts';

export interface Drag {
  /** The event that began the drag (`onPress`). */
  press: PointerEvent;
  /** Position in the viewport, px. */
  point: Point;
  /** Distance from the press, px. */
  offset: Point;
  /** px/ms; 0 while the pointer is held still. */
  velocity: Point;
  /** ms (`Event.timeStamp`) */
  time: number;
}

interface PointerDragOptions {
  accepts: (press: PointerEvent) => boolean;
  /** Distance from which a press is a drag, px. */
  threshold: (press: PointerEvent) => number;
  /** Only movement mainly along this axis is a drag. Omit for both axes. */
  axis?: 'x' | 'y';
  /**
   * Called at the press of the first pointer. If a finger stays down after a pinch, also called
   * with the `pointerup` of the other finger, which begins a new drag.
   */
  onPress?: (press: PointerEvent) => void;
  onStart?: (drag: Drag) => void;
  onMove: (drag: Drag) => void;
  onEnd: (drag: Drag) => void;
  onTap?: (release: PointerEvent) => void;
  /**
   * Called if the browser cancels the pointer, at a second pointer without `pinch`, or at a press
   * with another device during a drag.
   */
  onCancel: () => void;
  pinch?: Record<'onStart' | 'onMove', (points: readonly [Point, Point]) => void>;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/**
 * Detects drags, taps and pinches that begin on an element, and cancels the click after a drag or
 * pinch. On a zoomed page, presses are ignored, because they pan the page. Returns a cleanup
 * function.
 */
export function pointerDrag(element: HTMLElement, options: PointerDragOptions): () => void {
  const { accepts, threshold, axis, pinch } = options;
  /** Pressed pointers by id: one drags, two pinch. */
  const pointers = new Map<number, Point>();
  const controller = new AbortController();
  const { signal } = controller;
  let press: PointerEvent | undefined;
  let samples: Sample[] = [];
  let dragging = false;
  let suppressClick = false;

  function begin(event: PointerEvent, point: Point) {
    press = event;
    dragging = false;
    samples = [{ ...point, time: event.timeStamp }];
    options.onPress?.(event);
  }

  function dragAt(start: PointerEvent, event: PointerEvent): Drag {
    const point = pointOf(event);
    const time = event.timeStamp;
    samples.push({ ...point, time });
    const [origin = point] = samples;
    const offset = { x: point.x - origin.x, y: point.y - origin.y };
    return { press: start, point, offset, velocity: velocityAt(samples, time), time };
  }

  function isDrag(offset: Point, start: PointerEvent): boolean {
    const distance = Math.max(Math.abs(offset.x), Math.abs(offset.y));
    return distance >= threshold(start) && (!axis || Math.abs(offset[axis]) === distance);
  }

  function capture(pointerId: number) {
    suppressClick = true;
    element.setPointerCapture(pointerId);
  }

  function handleDown(event: PointerEvent) {
    if (event.isPrimary) {
      // A second device, such as a mouse during a finger's drag.
      if (press && dragging) options.onCancel();
      press = undefined;
      pointers.clear();
      suppressClick = false;
    }
    if (event.button !== 0 || pointers.size > 1 || isPinchZoomed() || !accepts(event)) return;
    pointers.set(event.pointerId, pointOf(event));
    const [first, second] = pointers.values();
    if (!first || !second) return begin(event, pointOf(event));
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
    // The browser dispatched no `pointerup`.
    if (event.buttons === 0) return handleUp(event);
    pointers.set(event.pointerId, pointOf(event));
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
    // Chromium would search for text to select (docs/browser-notes.md).
    event.preventDefault();
    options.onMove(drag);
  }

  function handleUp(event: PointerEvent) {
    if (!pointers.delete(event.pointerId)) return;
    const [remaining] = pointers.values();
    if (remaining) return begin(event, remaining);
    // A click follows in the same task, but not if the drag ended outside of the element.
    if (suppressClick) setTimeout(() => (suppressClick = false));
    const ended = press;
    press = undefined;
    if (!ended) return;
    if (event.type === 'pointercancel') return options.onCancel();
    if (!dragging) return options.onTap?.(event);
    options.onEnd(dragAt(ended, event));
  }

  function handleClick(event: MouseEvent) {
    if (!suppressClick || isKeyboardClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  element.addEventListener('pointerdown', handleDown, { signal });
  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener('pointerup', handleUp, { signal });
  window.addEventListener('pointercancel', handleUp, { signal });
  // On the window, because NVDA would call everything inside an element with a click listener
  // "clickable" (nvaccess/nvda#13262).
  window.addEventListener('click', handleClick, { signal, capture: true });
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => controller.abort();
}
