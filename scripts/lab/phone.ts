import { setTimeout as pace } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { chromiumSwitches, ensureChromium } from '#scripts/browser.ts';
import { type Point, pointAt } from '#scripts/testbed/points.ts';

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

/**
 * Moves from the first to the second places, a finger each, in `duration` ms. No script of Playwright's runs in the page
 * meanwhile: it would slow down a slow phone.
 */
export async function stroke(page: Page, from: Point[], to: Point[], duration: number) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ ...place, id })),
      timestamp: Date.now() / 1000,
    });
  const sent = from.map((_, finger) => send('touchStart', from.slice(0, finger + 1)));
  for (let time = frame; time <= duration; time += frame) {
    await pace(frame);
    const share = time / duration;
    sent.push(
      send(
        'touchMove',
        from.map((place, finger) => pointAt(place, to[finger] ?? place, share)),
      ),
    );
  }
  await Promise.all([...sent, send('touchEnd', [])]);
  await session.detach();
}
