import type { Page } from '@playwright/test';
import { type Point, pointAt } from './gestures.ts';

/** Fingers on the screen. The timestamps of their events are exact, however busy the machine is. */
export interface Fingers {
  /** Moves each finger to its new place in `duration` ms. */
  moveTo: (places: Point[], duration?: number) => Promise<void>;
  /** Lifts the first of them only. */
  liftFirst: () => Promise<void>;
  /** Lifts all of them, after `hold` ms without a move. */
  lift: (hold?: number) => Promise<void>;
  /** The system takes them away, as for a notification or its own gesture. */
  cancel: () => Promise<void>;
}

const steps = 8;

/** Puts fingers on the screen. The context needs `hasTouch`. */
export async function putFingers(page: Page, ...places: Point[]): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  let time = Date.now();
  let now = places.map((place, id) => ({ ...place, id }));
  type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  const send = (type: TouchType, touchPoints: typeof now) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time / 1000 });
  for (const count of now.keys()) await send('touchStart', now.slice(0, count + 1));
  return {
    async moveTo(targets, duration = 160) {
      const from = now;
      for (let step = 1; step <= steps; step += 1) {
        time += duration / steps;
        const share = step / steps;
        now = from.map((place, finger) => ({
          ...pointAt(place, targets[finger] ?? place, share),
          id: place.id,
        }));
        await send('touchMove', now);
      }
    },
    async liftFirst() {
      // `touchEnd` lifts the points that it names; without any, all of them.
      await send('touchEnd', now.slice(0, 1));
      now = now.slice(1);
    },
    async lift(hold = 0) {
      time += hold;
      await send('touchEnd', []);
      await session.detach();
    },
    async cancel() {
      await send('touchCancel', []);
      await session.detach();
    },
  };
}

/** Two taps at one place, `pause` ms apart. */
export async function doubleTap(page: Page, place: Point, pause = 150) {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  for (const time of [start, start + pause]) {
    const tap = { touchPoints: [place], timestamp: time / 1000 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...tap });
    const lift = { touchPoints: [], timestamp: (time + 30) / 1000 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', ...lift });
  }
  await session.detach();
}
