import { setTimeout as pace } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { type Point, pointAt } from './points.ts';

interface Movement {
  /** Duration of the movement, ms. */
  duration?: number;
  /** How many moves it consists of. */
  steps?: number;
  /** How long the pointer is held still before it is released, ms. */
  hold?: number;
}

/** Input by Chromium's protocol, with touches and, unlike Playwright's, a time for each event. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

function pointsBetween(from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps }, (_, index) => pointAt(from, to, (index + 1) / steps));
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/** @param time ms */
function touch(session: CDPSession, type: TouchType, touchPoints: Point[], time: number) {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time / 1000 });
}

/**
 * Swipes with one finger, in real time: the browser's own scrolling measures it. The context needs
 * `hasTouch`. A quick swipe is a flick.
 */
export async function swipe(page: Page, from: Point, to: Point, movement: Movement = {}) {
  // A move in each frame.
  const { duration = 112, hold = 0, steps = Math.ceil(duration / 16) } = movement;
  const session = await sessionOf(page);
  const sent = [touch(session, 'touchStart', [from], Date.now())];
  for (const point of pointsBetween(from, to, steps)) {
    await pace(duration / steps);
    sent.push(touch(session, 'touchMove', [point], Date.now()));
  }
  if (hold > 0) await pace(hold);
  sent.push(touch(session, 'touchEnd', [], Date.now()));
  await Promise.all(sent);
}

/**
 * Puts fingers on the screen. The times of their events are exact, however busy the machine is. The
 * context needs `hasTouch`.
 */
export async function putFingers(page: Page, ...places: Point[]) {
  const session = await sessionOf(page);
  let time = Date.now();
  let now = places.map((place, id) => ({ ...place, id }));
  for (const count of now.keys()) await touch(session, 'touchStart', now.slice(0, count + 1), time);
  return {
    /** Moves each finger to its new place in `duration` ms. */
    async moveTo(targets: Point[], duration = 160) {
      const from = now;
      const steps = 8;
      for (let step = 1; step <= steps; step += 1) {
        time += duration / steps;
        now = from.map(({ id, ...place }, finger) => ({
          ...pointAt(place, targets[finger] ?? place, step / steps),
          id,
        }));
        await touch(session, 'touchMove', now, time);
      }
    },
    /** Puts down another one, and lifts it again. */
    async tapBeside(place: Point) {
      await touch(session, 'touchStart', [...now, { ...place, id: now.length }], time);
      await touch(session, 'touchEnd', now, time);
    },
    /** Lifts all of them, after `hold` ms without a move. */
    async lift(hold = 0) {
      time += hold;
      await touch(session, 'touchEnd', [], time);
    },
    /** Cancels the touches, as the system does for a gesture of its own. */
    cancel: () => touch(session, 'touchCancel', [], time),
  };
}

/** Two taps at one place, 150 ms apart. */
export async function doubleTap(page: Page, place: Point) {
  const session = await sessionOf(page);
  const start = Date.now();
  for (const time of [start, start + 150]) {
    await touch(session, 'touchStart', [place], time);
    await touch(session, 'touchEnd', [], time + 30);
  }
}

/**
 * Presses the mouse button, or puts down a pen that reports like a mouse; the times of its events are
 * exact, however busy the machine is.
 */
export async function pressMouse(page: Page, from: Point, pointerType: 'mouse' | 'pen' = 'mouse') {
  const session = await sessionOf(page);
  await page.mouse.move(from.x, from.y);
  let time = Date.now();
  let place = from;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', buttons: 0 | 1) => {
    const event = { type, ...place, buttons, clickCount: 1, timestamp: time / 1000, pointerType };
    return session.send('Input.dispatchMouseEvent', { ...event, button: 'left' });
  };
  await send('mousePressed', 1);
  return {
    /** Moves there in `duration` ms. */
    async moveTo(point: Point, { duration = 100, steps = 5 }: Movement = {}) {
      for (const next of pointsBetween(place, point, steps)) {
        place = next;
        time += duration / steps;
        await send('mouseMoved', 1);
      }
    },
    /** Lets the button go, after `hold` ms without a move. */
    async release(hold = 0) {
      time += hold;
      await send('mouseReleased', 0);
    },
  };
}

/** Presses the mouse button, moves and lets it go. */
export async function dragMouse(page: Page, from: Point, to: Point, movement: Movement = {}) {
  const mouse = await pressMouse(page, from);
  await mouse.moveTo(to, movement);
  await mouse.release(movement.hold);
}

/** Px to the right and down, ms since the first event. */
type WheelTurn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'timeStamp'>;

const lastWheel = new WeakMap<Page, number>();

interface WheelStart {
  at?: Point;
  /** ms from now, or from what the page saw of the wheel last if that is later. */
  pause?: number;
  /** ms from what the page saw of the wheel last, however late it is now. */
  after?: number;
}

/** Turns the wheel over `at` as recorded: the page sees exactly these deltas and times. */
export async function turnWheel(
  page: Page,
  stream: readonly WheelTurn[],
  { at = { x: 200, y: 300 }, pause = 1000, after }: WheelStart = {},
) {
  const session = await sessionOf(page);
  const last = lastWheel.get(page) ?? Date.now();
  const start = after === undefined ? Math.max(Date.now(), last) + pause : last + after;
  for (const { deltaX, deltaY, timeStamp } of stream) {
    const timestamp = (start + timeStamp) / 1000;
    const event = { type: 'mouseWheel' as const, ...at, deltaX, deltaY, timestamp };
    await session.send('Input.dispatchMouseEvent', event);
    lastWheel.set(page, start + timeStamp);
  }
}

/** One notch of an ordinary mouse wheel. */
export function notch(delta = 100): WheelTurn[] {
  return [{ deltaX: 0, deltaY: delta, timeStamp: 0 }];
}

/** What two fingers send that rest on a trackpad: single px, now and then, up and down. */
export const restingFingers: readonly WheelTurn[] = [
  ...[1, 1, -1, 1, -1, -1].map((deltaY, index) => ({ deltaX: 0, deltaY, timeStamp: index * 30 })),
  ...[1, 1, 1].map((deltaY, index) => ({ deltaX: 0, deltaY, timeStamp: 600 + index * 400 })),
];

/**
 * A swipe on a trackpad: the fingers' push, then inertia that fades over about a second.
 * @param peak fastest event, px; negative for up and left
 */
export function trackpadSwipe(peak: number, axis: 'x' | 'y' = 'y'): WheelTurn[] {
  const deltas = [0.3, 0.7, 1, 0.9];
  for (let share = 0.82; share > 0.02; share *= 0.82) deltas.push(share);
  return deltas.map((share, index) => {
    const delta = Math.round(peak * share);
    const [deltaX, deltaY] = axis === 'x' ? [delta, 0] : [0, delta];
    return { deltaX, deltaY, timeStamp: index * 32 };
  });
}
