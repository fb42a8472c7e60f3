import type { Page } from '@playwright/test';
import { sessionOf } from './gestures.ts';
import { type Point, pointAt } from './points.ts';

const steps = 8;

/**
 * Puts fingers on the screen. The times of their events are exact, however busy the machine is. The
 * context needs `hasTouch`.
 */
export async function putFingers(page: Page, ...places: Point[]) {
  const session = await sessionOf(page);
  let time = Date.now();
  let now = places.map((place, id) => ({ ...place, id }));
  type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  const send = (type: TouchType, touchPoints: typeof now) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time / 1000 });
  for (const count of now.keys()) await send('touchStart', now.slice(0, count + 1));
  return {
    /** Moves each finger to its new place in `duration` ms. */
    async moveTo(targets: Point[], duration = 160) {
      const from = now;
      for (let step = 1; step <= steps; step += 1) {
        time += duration / steps;
        now = from.map(({ id, ...place }, finger) => ({
          ...pointAt(place, targets[finger] ?? place, step / steps),
          id,
        }));
        await send('touchMove', now);
      }
    },
    /** Lifts all of them, after `hold` ms without a move. */
    async lift(hold = 0) {
      time += hold;
      await send('touchEnd', []);
    },
    /** Cancels the touches, as the system does for a gesture of its own. */
    cancel: () => send('touchCancel', []),
  };
}

/** Two taps at one place, 150 ms apart. */
export async function doubleTap(page: Page, place: Point) {
  const session = await sessionOf(page);
  const start = Date.now();
  for (const time of [start, start + 150]) {
    const tap = { touchPoints: [place], timestamp: time / 1000 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...tap });
    const lift = { touchPoints: [], timestamp: (time + 30) / 1000 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', ...lift });
  }
}
