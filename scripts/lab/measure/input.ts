import { setTimeout as pace } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { type Point, pointAt } from '#tests/support/gestures.ts';

/** ms between two moves of a hand, as browsers report them. */
const frame = 16;

/** Input without Playwright's scripts in the page, which would slow down a slow phone. */
export interface Hand {
  /** Presses and lets go at a place. */
  tap: (place: Point) => Promise<void>;
  /** Moves from the first to the second places, a finger each, in `duration` ms. */
  stroke: (from: readonly Point[], to: readonly Point[], duration: number) => Promise<void>;
}

export function touchHand(session: CDPSession): Hand {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ ...place, id })),
      timestamp: Date.now() / 1000,
    });
  return {
    async tap(place) {
      await send('touchStart', [place]);
      await pace(60);
      await send('touchEnd', []);
    },
    async stroke(from, to, duration) {
      const sent: Promise<unknown>[] = [];
      for (const count of from.keys()) sent.push(send('touchStart', from.slice(0, count + 1)));
      for (let time = frame; time <= duration; time += frame) {
        await pace(frame);
        sent.push(send('touchMove', between(from, to, time / duration)));
      }
      sent.push(send('touchEnd', []));
      await Promise.all(sent);
    },
  };
}

export function mouseHand(session: CDPSession): Hand {
  const send = (
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    place: Point,
    buttons: 0 | 1,
  ) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      ...place,
      button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
      buttons,
      clickCount: 1,
      timestamp: Date.now() / 1000,
    });
  return {
    async tap(place) {
      await send('mouseMoved', place, 0);
      await send('mousePressed', place, 1);
      await pace(60);
      await send('mouseReleased', place, 0);
    },
    async stroke(from, to, duration) {
      const [start, end] = [from[0], to[0]];
      if (!start || !end) return;
      await send('mouseMoved', start, 0);
      const sent: Promise<unknown>[] = [send('mousePressed', start, 1)];
      for (let time = frame; time <= duration; time += frame) {
        await pace(frame);
        for (const place of between([start], [end], time / duration)) {
          sent.push(send('mouseMoved', place, 1));
        }
      }
      sent.push(send('mouseReleased', end, 0));
      await Promise.all(sent);
    },
  };
}

function between(from: readonly Point[], to: readonly Point[], share: number): Point[] {
  return from.map((place, finger) => pointAt(place, to[finger] ?? place, share));
}
