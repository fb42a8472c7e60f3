import { setTimeout as pace } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sessionOf } from '#tests/support/gestures.ts';
import { withPhone } from './phone.ts';
import type { Part } from './table.ts';

interface Visit {
  /** ms that the visitor looks at the lock before. With 0, nothing has been prefetched. */
  rest: number;
  /** On slow 4G as Lighthouse simulates it. */
  isSlow?: boolean;
}

/** Measures from the press that unlocks to the home screen. The fade takes 500 ms of it. */
export const unlocking: Part<Visit> = {
  title: 'unlocking by key',
  subjects: {
    'after a look': { rest: 3000 },
    'at once': { rest: 0 },
    'slow 4G': { rest: 3000, isSlow: true },
    'slow 4G, at once': { rest: 0, isSlow: true },
  },
  measure: (url, { rest, isSlow }) =>
    withPhone(async (page) => {
      await page.addInitScript(timeUnlocking);
      if (isSlow) await slowNetwork(page);
      await page.goto(url, { waitUntil: rest === 0 ? 'commit' : 'networkidle' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      await pace(rest);
      await page.keyboard.press('ArrowDown');
      const time = await page.waitForFunction(() => window.unlockingTime);
      return { 'ms ≤ 800': (await time.jsonValue()) ?? Infinity };
    }),
};

/** `mobileSlow4G` in `core/config/constants.js` of Lighthouse. */
async function slowNetwork(page: Page) {
  const session = await sessionOf(page);
  const throughput = 1_600_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

declare global {
  interface Window {
    unlockingTime?: number;
  }
}

/** Runs in the page: takes the time until the lock covers nothing and the home screen is opaque. */
function timeUnlocking() {
  const isOpaque = (part: Element) => getComputedStyle(part).opacity === '1';
  function handlePress({ timeStamp }: Event) {
    requestAnimationFrame(function look(now) {
      const lock = document.querySelector('#lock');
      const covers = lock && getComputedStyle(lock).visibility === 'visible';
      const home = [...document.querySelectorAll('#home, #home > *')];
      if (!covers && home.length > 0 && home.every(isOpaque))
        window.unlockingTime ??= now - timeStamp;
      else requestAnimationFrame(look);
    });
  }
  addEventListener('keydown', handlePress, true);
}
