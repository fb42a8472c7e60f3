import { setTimeout as pace } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumSwitches, ensureChromium } from '#scripts/chromium.ts';
import { sessionOf } from '#tests/support/gestures.ts';
import { frameFigures, markTasks, trace } from './frame-trace.ts';
import type { Part } from './table.ts';
import { type Action, type Journey, visitorActions } from './visitor-actions.ts';

/** ms that a visitor reads before the first action. */
const reading = 3000;

/** ms after which an action has ended on a slow phone. */
const settling = 1500;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Opens a phone that has visited nothing yet. */
async function withPhone<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = ensureChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumSwitches });
  const page = await browser.newPage({ ...phone, locale: 'de-DE' });
  // Actions may take long on a busy machine.
  page.setDefaultTimeout(60_000);
  return use(page).finally(() => browser.close());
}

/** Measures each action after everything is fetched, on a phone 4× slower than this machine. */
export const frames: Part<Journey> = {
  title: 'frames, 4× slower',
  subjects: visitorActions,
  measure: (url, { start, before, there, back }) =>
    withPhone(async (page) => {
      async function take([prepare, shown]: Action) {
        const act = await prepare(page);
        return trace(page, async () => {
          await act();
          // Playwright runs nothing in the page meanwhile, because it would slow down the phone.
          await pace(settling);
          await shown(page).waitFor();
        });
      }
      await markTasks(page);
      await page.goto(url + start, { waitUntil: 'networkidle' });
      await pace(reading);
      await before?.(page);
      await take(there);
      await take(back);

      await before?.(page);
      const session = await sessionOf(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const [next, longest, dropped] = frameFigures(await take(there));
      const [nextBack, longestBack, droppedBack] = frameFigures(await take(back));
      return {
        'next paint ms ≤ 100': next,
        'longest task ≤ 50': longest,
        'dropped % ≤ 1': dropped,
        'back: next ≤ 100': nextBack,
        'longest ≤ 50': longestBack,
        'dropped ≤ 1': droppedBack,
      };
    }),
};
