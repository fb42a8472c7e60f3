import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { chromiumSwitches, ensureChromium } from '../../scripts/browser.mjs';

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
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(120_000);
  return context;
}

export function slowCpu(session: CDPSession, rate = slowDown) {
  return session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Slow 4G as Lighthouse's `devtools` throttling does it: `mobileSlow4G` in the same constants. */
export async function slowNetwork(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1638.4 * 0.9 * 1024) / 8,
    uploadThroughput: (750 * 0.9 * 1024) / 8,
  });
}

/** Whether the page leaves an address within `timeout` ms. */
export function hasLeft(page: Page, address: string, timeout: number): Promise<boolean> {
  const left = page.waitForURL(({ href }) => href !== address, { timeout, waitUntil: 'commit' });
  return left.then(
    () => true,
    () => false,
  );
}
