import { setTimeout as pace } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { swipe } from '#tests/support/gestures.ts';
import { buildSite, serveSite } from '#tests/support/processes.ts';
import { ignoreSettings } from './build/build-environment.ts';
import { chromiumSwitches, ensureChromium } from './find-or-install-chromium.ts';

// npx tsx scripts/unlocking.ts: how many ms by the clock the home screen's address takes from the
// gesture that unlocks, RUNS times each; 500 ± 60 on an idle machine.

const runs = Number(process.env.RUNS) || 6;
const outDir = '.cache/unlocking-site';
/** ms that a visitor looks at the lock before the gesture. */
const looking = 2500;
const middle = { x: 720, y: 450 };

const gestures: Record<string, (page: Page) => Promise<unknown>> = {
  key: (page) => page.keyboard.press('ArrowUp'),
  async wheel(page) {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, 100);
  },
  swipe: (page) => swipe(page, middle, { x: middle.x, y: 150 }),
};

async function measure(url: string, unlock: (page: Page) => Promise<unknown>) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumSwitches,
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      hasTouch: true,
    });
    await page.addInitScript(() => {
      const options = { capture: true, passive: true };
      for (const type of ['keydown', 'wheel', 'pointerup']) {
        // Without a name: tsx would give it one by a function that the page lacks.
        addEventListener(
          type,
          ({ timeStamp }) => performance.mark('gesture', { startTime: timeStamp }),
          options,
        );
      }
      navigation.addEventListener('currententrychange', () => {
        if (location.pathname === '/desktop/0') performance.mark('address');
      });
    });
    await page.goto(`${url}/`);
    await pace(looking);
    await unlock(page);
    await page.waitForURL('**/desktop/0');
    return await page.evaluate(() => {
      const [gesture = 0, address = 0] = ['gesture', 'address'].map(
        (mark) => performance.getEntriesByName(mark)[0]?.startTime,
      );
      return Math.round(address - gesture);
    });
  } finally {
    await browser.close();
  }
}

ignoreSettings();
await buildSite({ outDir, env: { CONTENT: 'example' } });
const site = await serveSite({ outDir });
for (const [name, unlock] of Object.entries(gestures)) {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure(site.url, unlock));
  console.log(`${name}: ${times.sort((a, b) => a - b).join(', ')} ms`);
}
await site.stop();
