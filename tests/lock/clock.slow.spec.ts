import type { Page } from '@playwright/test';
import { colorAt } from '#tests/support/colors.ts';
import { openPage } from '#tests/support/page.ts';
import { lockScreen } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A point of the photo in the upper left corner. */
const sky = { x: 20, y: 20 };

async function skyAt(page: Page, time: string): Promise<string> {
  await page.clock.setFixedTime(time);
  await openPage(page, '/');
  return colorAt(page, sky);
}

test.describe('a lock that stays on the screen', () => {
  test('updates clock and daylight together', async ({ context, page }) => {
    const dusk = await skyAt(await context.newPage(), '2026-11-20T21:58:00+01:00');
    const night = await skyAt(await context.newPage(), '2026-11-20T22:01:00+01:00');
    expect(dusk).not.toBe(night);
    await page.clock.install({ time: '2026-11-20T21:58:00+01:00' });
    await openPage(page, '/');
    await expect(lockScreen(page).getByText('21:58')).toBeVisible();
    expect(await colorAt(page, sky)).toBe(dusk);
    await page.clock.runFor(180_000);
    await expect(lockScreen(page).getByText('22:01')).toBeVisible();
    expect(await colorAt(page, sky)).toBe(night);
  });

  for (const [what, type] of [
    ['is shown again', 'visibilitychange'],
    ['comes back from the back/forward cache', 'pageshow'],
  ] as const)
    test(`shows the current time and daylight when it ${what}`, async ({ context, page }) => {
      const day = await skyAt(await context.newPage(), '2026-11-21T10:15:00+01:00');
      await page.clock.install({ time: '2026-11-20T21:58:00+01:00' });
      await openPage(page, '/');
      await page.clock.pauseAt('2026-11-20T21:59:00+01:00');
      // A page that sleeps runs no timers.
      await page.clock.setSystemTime('2026-11-21T10:15:00+01:00');
      // Simulates the event that the browser sends after the sleep.
      await page.evaluate((name) => {
        const target = name === 'pageshow' ? window : document;
        target.dispatchEvent(new Event(name));
      }, type);
      await expect(lockScreen(page).getByText('10:15')).toBeVisible();
      await expect(page.getByText('Samstag, 21. November')).toBeVisible();
      expect(await colorAt(page, sky)).toBe(day);
    });
});
