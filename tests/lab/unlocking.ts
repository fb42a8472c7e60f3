import { setTimeout as pace } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumSwitches, ensureChromium } from '#scripts/find-or-install-chromium.ts';
import { swipe } from '#tests/support/gestures.ts';
import type { Part } from './table.ts';

/** ms that a visitor looks at the lock before the gesture. */
const looking = 2500;

const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: true };
const middle = { x: 720, y: 450 };

type Unlock = (page: Page) => Promise<unknown>;

/** Measures by the clock how long the home screen's address takes from the gesture that unlocks. */
export const unlocking: Part<Unlock> = {
  title: 'unlocking, 500 ms ± 60',
  subjects: {
    key: (page) => page.keyboard.press('ArrowUp'),
    async wheel(page) {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.wheel(0, 100);
    },
    swipe: (page) => swipe(page, middle, { x: 720, y: 150 }),
  },
  async measure(url, unlock) {
    const executablePath = ensureChromium();
    const browser = await chromium.launch({ executablePath, args: chromiumSwitches });
    try {
      const page = await browser.newPage(desktop);
      await markGestureAndAddress(page);
      await page.goto(`${url}/`);
      await pace(looking);
      await unlock(page);
      await page.waitForURL('**/desktop/0');
      const [gesture = 0, address = 0] = await page.evaluate(() =>
        ['gesture', 'address'].map((mark) => performance.getEntriesByName(mark)[0]?.startTime),
      );
      return { 'address ms ≥ 440': address - gesture, 'address ms ≤ 560': address - gesture };
    } finally {
      await browser.close();
    }
  },
};

async function markGestureAndAddress(page: Page) {
  await page.addInitScript(() => {
    for (const type of ['keydown', 'wheel', 'pointerup']) {
      const mark = ({ timeStamp }: Event) => performance.mark('gesture', { startTime: timeStamp });
      addEventListener(type, mark, { capture: true, passive: true });
    }
    navigation.addEventListener('currententrychange', () => {
      if (location.pathname === '/desktop/0') performance.mark('address');
    });
  });
}
