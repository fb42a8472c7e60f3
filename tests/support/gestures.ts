import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { type Point, pointAt } from './points.ts';

interface Movement {
  /** Duration of the movement, ms. */
  duration?: number;
  steps?: number;
  /** Time without a move before the release, ms. */
  hold?: number;
}

/** Unlike Playwright's input, Chromium's protocol can move touches and give each event a time. */
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

function touch(session: CDPSession, type: TouchType, touchPoints: Point[], time: number) {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time / 1000 });
}

/**
 * Swipes in real time, because the browser's own scrolling depends on the clock. The context needs
 * `hasTouch`.
 */
export async function swipe(page: Page, from: Point, to: Point, movement: Movement = {}) {
  // One move per frame.
  const { duration = 112, hold = 0, steps = Math.ceil(duration / 16) } = movement;
  const session = await sessionOf(page);
  const sent = [touch(session, 'touchStart', [from], Date.now())];
  for (const point of pointsBetween(from, to, steps)) {
    await pause(duration / steps);
    sent.push(touch(session, 'touchMove', [point], Date.now()));
  }
  if (hold > 0) await pause(hold);
  sent.push(touch(session, 'touchEnd', [], Date.now()));
  await Promise.all(sent);
}

/** The timestamps of the events are exact, also on a busy machine. The context needs `hasTouch`. */
export async function putFingers(page: Page, ...points: Point[]) {
  const session = await sessionOf(page);
  let time = Date.now();
  let fingers = points.map((point, id) => ({ ...point, id }));
  for (const index of fingers.keys())
    await touch(session, 'touchStart', fingers.slice(0, index + 1), time);
  return {
    async moveTo(targets: Point[], duration = 160) {
      const from = fingers;
      const steps = 8;
      for (let step = 1; step <= steps; step += 1) {
        time += duration / steps;
        fingers = from.map(({ id, ...point }) => ({
          ...pointAt(point, targets[id] ?? point, step / steps),
          id,
        }));
        await touch(session, 'touchMove', fingers, time);
      }
    },
    async tapWithAnother(point: Point) {
      await touch(session, 'touchStart', [...fingers, { ...point, id: fingers.length }], time);
      await touch(session, 'touchEnd', fingers, time);
    },
    /** Lifts all fingers, after `hold` ms without a move. */
    async lift(hold = 0) {
      time += hold;
      await touch(session, 'touchEnd', [], time);
    },
    /** The system cancels touches for its own gestures. */
    cancel: () => touch(session, 'touchCancel', [], time),
  };
}

/** The timestamps of the events are exact, also on a busy machine. */
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
    async moveTo(point: Point, { duration = 100, steps = 5 }: Movement = {}) {
      for (const next of pointsBetween(place, point, steps)) {
        place = next;
        time += duration / steps;
        await send('mouseMoved', 1);
      }
    },
    /** Releases the button, after `hold` ms without a move. */
    async release(hold = 0) {
      time += hold;
      await send('mouseReleased', 0);
    },
  };
}

export async function dragMouse(page: Page, from: Point, to: Point, movement: Movement = {}) {
  const mouse = await pressMouse(page, from);
  await mouse.moveTo(to, movement);
  await mouse.release(movement.hold);
}

/** Deltas in px; `timeStamp` in ms since the stream's first event. */
type WheelDelta = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'timeStamp'>;

const lastWheel = new WeakMap<Page, number>();

interface WheelStart {
  at?: Point;
  /** Start, ms after now or the page's last wheel event, whichever is later. 1000 by default. */
  startIn?: number;
  /** Start, ms after the page's last wheel event, even if this moment has passed. */
  after?: number;
}

/** The page receives exactly these deltas, with timestamps at exactly these intervals. */
export async function turnWheel(
  page: Page,
  stream: readonly WheelDelta[],
  { at = { x: 200, y: 300 }, startIn = 1000, after }: WheelStart = {},
) {
  const session = await sessionOf(page);
  const last = lastWheel.get(page) ?? Date.now();
  const start = after === undefined ? Math.max(Date.now(), last) + startIn : last + after;
  for (const { deltaX, deltaY, timeStamp } of stream) {
    const timestamp = (start + timeStamp) / 1000;
    const event = { type: 'mouseWheel' as const, ...at, deltaX, deltaY, timestamp };
    await session.send('Input.dispatchMouseEvent', event);
    lastWheel.set(page, start + timeStamp);
  }
}

export function notch(delta = 100): WheelDelta[] {
  return [{ deltaX: 0, deltaY: delta, timeStamp: 0 }];
}

/** Two fingers that rest on a trackpad send single px in both directions. */
export const restingFingers: readonly WheelDelta[] = [
  ...[1, 1, -1, 1, -1, -1].map((deltaY, index) => ({ deltaX: 0, deltaY, timeStamp: index * 30 })),
  ...[1, 1, 1].map((deltaY, index) => ({ deltaX: 0, deltaY, timeStamp: 600 + index * 400 })),
];

/** A push, then inertia for 0.6 s. @param peak largest delta, px; negative for up and left */
export function trackpadSwipe(peak: number, axis: 'x' | 'y' = 'y'): WheelDelta[] {
  const deltas = [0.3, 0.7, 1, 0.9];
  for (let share = 0.82; share > 0.02; share *= 0.82) deltas.push(share);
  return deltas.map((share, index) => {
    const delta = Math.round(peak * share);
    const [deltaX, deltaY] = axis === 'x' ? [delta, 0] : [0, delta];
    return { deltaX, deltaY, timeStamp: index * 32 };
  });
}
