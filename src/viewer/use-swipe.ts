import { type DragEvent, type PointerEvent, useRef, useState } from 'react';
import { releaseTarget } from '#src/gestures/release.ts';
import { rubberBand } from '#src/gestures/rubber-band.ts';
import { createVelocityTracker } from '#src/gestures/velocity.ts';

/** Way in px before a press is a swipe (Radix: 10 for fingers); a hand with a mouse trembles less. */
const swipeStart = { mouse: 5, touch: 10, pen: 10 } as const;

/** Distance of the pointer from where it went down, px; set on the swiped element during a swipe. */
const wayProperty = '--way';

interface SwipeOptions {
  index: number;
  count: number;
  /** Without it the pointer belongs to the browser, as in a page that is zoomed in. */
  enabled: boolean;
  /** The picture at which a released swipe comes to rest. */
  onRelease: (index: number) => void;
}

interface Press {
  pointer: number;
  x: number;
  y: number;
  /** Once it has moved sideways; kept here too, because the release may come before a render. */
  swiping: boolean;
}

/** Turns by a swipe sideways with finger, pen or mouse: follows the pointer, resists at the ends. */
export function useSwipe({ index, count, enabled, onRelease }: SwipeOptions) {
  const [swiping, setSwiping] = useState(false);
  const press = useRef<Press | undefined>(undefined);
  const velocity = useRef(createVelocityTracker());

  function stop(element: HTMLElement) {
    press.current = undefined;
    element.style.removeProperty(wayProperty);
    setSwiping(false);
  }

  function release(event: PointerEvent<HTMLElement>) {
    const start = press.current;
    if (!start || event.pointerId !== start.pointer) return;
    stop(event.currentTarget);
    if (!start.swiping) return;
    const way = event.clientX - start.x;
    const position = index - way / event.currentTarget.clientWidth;
    const speed = -velocity.current.at(event.timeStamp);
    onRelease(releaseTarget({ start: index, position, velocity: speed, count }));
  }

  function follow(element: HTMLElement, way: number) {
    const beyondEnd = (index === 0 && way > 0) || (index === count - 1 && way < 0);
    const shown = beyondEnd ? rubberBand(way, element.clientWidth) : way;
    element.style.setProperty(wayProperty, `${shown}px`);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A second finger begins a pinch, which belongs to the browser.
      if (!event.isPrimary) return stop(event.currentTarget);
      const onButton = event.target instanceof Element && event.target.closest('button');
      if (!enabled || event.button !== 0 || onButton) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      press.current = { pointer, x, y, swiping: false };
      velocity.current = createVelocityTracker();
      velocity.current.add(x, event.timeStamp);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = press.current;
      if (!start || event.pointerId !== start.pointer) return;
      // The button went up where nobody told us.
      if (event.buttons === 0) return release(event);
      const way = event.clientX - start.x;
      velocity.current.add(event.clientX, event.timeStamp);
      if (!start.swiping) {
        const across = Math.abs(event.clientY - start.y);
        const least = swipeStart[event.pointerType as keyof typeof swipeStart] ?? swipeStart.touch;
        if (Math.max(Math.abs(way), across) < least) return;
        if (across > Math.abs(way)) return stop(event.currentTarget);
        event.currentTarget.setPointerCapture(event.pointerId);
        start.swiping = true;
        setSwiping(true);
      }
      follow(event.currentTarget, way);
    },
    onPointerUp: release,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => stop(event.currentTarget),
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };

  return { swiping, handlers };
}
