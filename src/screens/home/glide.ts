import { spring } from '#src/gestures/spring.ts';

/**
 * Scrolls an element sideways to `target` px by a spring, starting with `velocity` px/ms. Calls
 * `onArrive` at its end, unless it was stopped before. Returns what stops it where it is.
 */
export function glideTo(
  element: HTMLElement,
  target: number,
  velocity: number,
  onArrive: () => void,
): () => void {
  const movement = spring({ from: element.scrollLeft, to: target, velocity });
  let start: number | undefined;
  let frame = requestAnimationFrame(step);

  function step(now: number) {
    start ??= now;
    const time = now - start;
    if (movement.isOver(time)) {
      element.scrollLeft = target;
      onArrive();
      return;
    }
    element.scrollLeft = movement.at(time);
    frame = requestAnimationFrame(step);
  }

  return () => cancelAnimationFrame(frame);
}
