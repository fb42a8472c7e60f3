import { clockText } from '#src/lib/clock-text.ts';
import { elementIds } from '#src/lib/element-ids.ts';
import { createLockGestures } from '#src/screens/lock/lock-gestures.ts';
import { daylight } from '#src/screens/lock/lock-rules.ts';

/* Inline in the lock's prerendered page: sets clock and daylight before the first paint, and starts
   the gestures, which `LockScreen` adopts. */

const layer = document.getElementById(elementIds.lock);
if (layer) {
  const gestures = createLockGestures(layer);
  window.early = { ...window.early, lock: gestures };
  // Without React the home screen scrolls, and its links work.
  gestures.whenUnlocked(() => document.getElementById(elementIds.home)?.removeAttribute('inert'));

  const now = Date.now();
  const light = layer.querySelector<HTMLElement>('[data-lock=daylight]');
  if (light) light.dataset.state = daylight(now);
  const clock = layer.querySelector<HTMLElement>('[data-lock=clock]');
  const [date, time] = clock?.children ?? [];
  if (clock && date && time) {
    const text = clockText(now);
    date.textContent = text.date;
    time.textContent = text.time;
    clock.dataset.state = 'known';
  }
}
