import { clockText } from '#src/lib/clock-text.ts';
import { elementIds } from '#src/lib/element-ids.ts';
import { createLockGestures } from '#src/screens/lock/lock-gestures.ts';
import { daylight } from '#src/screens/lock/lock-rules.ts';

/* Part of the lock's prerendered page: from the first paint the clock shows the time, the photo has
   the light of the hour, and the lock opens, however late the site's script comes. React later
   continues with these gestures, even in the middle of one. */

const layer = document.getElementById(elementIds.lock);
if (layer) {
  const gestures = createLockGestures(layer);
  window.early = { ...window.early, lock: gestures };
  // The home screen is a plain page until React starts: it scrolls, and its links work.
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
