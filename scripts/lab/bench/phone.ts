import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
} from '@playwright/test';
import { chromiumSwitches, ensureChromium } from '#scripts/browser.ts';

/** Lighthouse's phone, a Moto G Power: `core/config/constants.js` of Lighthouse 12. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
};

/** How many times slower than this machine. */
export const slowDown = 4;

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
  const context = await browser.newContext({ ...phone, ...options });
  context.setDefaultTimeout(120_000);
  return context;
}

export function slowCpu(session: CDPSession, rate = slowDown) {
  return session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Slow 4G as Lighthouse's `devtools` throttling does it: `mobileSlow4G` in the same constants. */
export const slowNetwork = (session: CDPSession) =>
  setNetwork(session, 1.6384 * 0.9 * 1.024, 150 * 3.75, 0.75 * 0.9 * 1.024);

/** Mbit/s and ms. */
export async function setNetwork(session: CDPSession, down: number, latency: number, up = down) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (down * 1e6) / 8,
    uploadThroughput: (up * 1e6) / 8,
  });
}
