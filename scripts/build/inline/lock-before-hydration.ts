import { clockText } from '#src/lib/clock-text.ts';
import { elementIds } from '#src/lib/element-ids.ts';
import { lockElement } from '#src/screens/lock/lock-element.ts';
import { createLockGestures } from '#src/screens/lock/lock-gestures.ts';
import { daylight } from '#src/screens/lock/lock-rules.ts';

/* Inline in the lock's prerendered page. Sets clock and daylight before the first paint. After the
   paint, starts the gestures that `LockScreen` adopts. */

function setClockAndDaylight(lock: HTMLElement) {
  const now = Date.now();
  const light = lock.querySelector<HTMLElement>('[data-lock=daylight]');
  if (light) light.dataset.state = daylight(now);
  const clock = lockElement(lock, 'clock');
  const [date, time] = clock.children;
  if (!date || !time) return;
  const text = clockText(now);
  date.textContent = text.date;
  time.textContent = text.time;
  clock.dataset.state = 'known';
}

function startGestures(lock: HTMLElement) {
  // In a background tab, which gets no frame until it is shown, React may hydrate first. Then
  // `LockScreen` has its own gestures.
  if ('ready' in document.documentElement.dataset) return;
  const gestures = createLockGestures(lock);
  window.lockGestures = gestures;
  // The home screen can be scrolled, and its links work, before React runs.
  gestures.whenUnlocked(() => document.getElementById(elementIds.home)?.removeAttribute('inert'));
}

const lock = document.getElementById(elementIds.lock);
if (lock) {
  setClockAndDaylight(lock);
  requestAnimationFrame(() => setTimeout(() => startGestures(lock)));
}
