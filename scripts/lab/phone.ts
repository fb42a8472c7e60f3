import { setTimeout as pace } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
} from '@playwright/test';
import { chromiumSwitches, ensureChromium } from '#scripts/browser.ts';
import { type Point, pointAt } from '#tests/support/gestures.ts';

/** Starts a Chromium, runs `measure` with it and ends it. */
export async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumSwitches,
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** A phone that has seen nothing yet. A busy machine is no reason to give up. */
export async function newPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...phone, locale: 'de-DE', ...options });
  context.setDefaultTimeout(120_000);
  return context;
}

/** How many times slower than this machine. */
export function slowCpu(session: CDPSession, rate: number) {
  return session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Mbit/s and ms. Slow 4G as Lighthouse simulates it: `mobileSlow4G` in its `core/config/constants.js`. */
export const networks = { good: [1000, 0], slow4g: [1.6, 150] } as const;
export type Network = (typeof networks)[keyof typeof networks];

export async function setNetwork(session: CDPSession, [speed, latency]: Network) {
  const throughput = (speed * 1e6) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** ms between two moves of a hand, as browsers report them. */
const frame = 16;

/** Input without Playwright's scripts in the page, which would slow down a slow phone. */
export interface Hand {
  /** Presses and lets go at a place. */
  tap: (place: Point) => Promise<void>;
  /** Moves from the first to the second places, a finger each, in `duration` ms. */
  stroke: (from: readonly Point[], to: readonly Point[], duration: number) => Promise<void>;
}

type Send = (type: 'Start' | 'Move' | 'End', places: readonly Point[]) => Promise<unknown>;

export function handOf(session: CDPSession, kind: 'touch' | 'mouse'): Hand {
  const send: Send = kind === 'touch' ? sendTouch : sendMouse;

  function sendTouch(type: Parameters<Send>[0], places: readonly Point[]) {
    return session.send('Input.dispatchTouchEvent', {
      type: `touch${type}`,
      touchPoints: type === 'End' ? [] : places.map((place, id) => ({ ...place, id })),
      timestamp: Date.now() / 1000,
    });
  }

  function sendMouse(type: Parameters<Send>[0], [place = { x: 0, y: 0 }]: readonly Point[]) {
    const types = { Start: 'mousePressed', Move: 'mouseMoved', End: 'mouseReleased' } as const;
    return session.send('Input.dispatchMouseEvent', {
      type: types[type],
      ...place,
      button: 'left',
      buttons: type === 'End' ? 0 : 1,
      clickCount: 1,
      timestamp: Date.now() / 1000,
    });
  }

  async function stroke(from: readonly Point[], to: readonly Point[], duration: number) {
    const sent = [...from.keys()].map((count) => send('Start', from.slice(0, count + 1)));
    for (let time = frame; time <= duration; time += frame) {
      await pace(frame);
      const share = time / duration;
      const places = from.map((place, finger) => pointAt(place, to[finger] ?? place, share));
      sent.push(send('Move', places));
    }
    sent.push(send('End', to));
    await Promise.all(sent);
  }

  async function tap(place: Point) {
    await send('Start', [place]);
    await pace(60);
    await send('End', [place]);
  }
  return { tap, stroke };
}
