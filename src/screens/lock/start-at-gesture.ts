import { clamp } from '#src/gestures/range.ts';
import { lockFade } from '#src/lib/specification.ts';

/** Maximum time by which a late first frame shortens a fade, ms. */
const maxDelay = lockFade / 2;

/** Starts animations at the time of a gesture, ms, instead of at their first frame. */
export function startAtGesture(animations: readonly Animation[], gestureAt: number) {
  // In the next frame, because WebKitGTK's timeline is late between frames
  // (docs/browser-notes.md).
  requestAnimationFrame(() => {
    const now = Number(document.timeline.currentTime);
    const delay = clamp(performance.now() - gestureAt, { min: 0, max: maxDelay });
    for (const animation of animations) {
      // The lock may have been reset.
      if (animation.playState === 'running') animation.startTime = now - delay;
    }
  });
}
