import type { Page } from '@playwright/test';
import { own } from '#tests/support/content.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { expectPage, openLock } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const nightPhoto = '**/wallpaper/home-*';

/** The pictures that unlocking uncovers. */
function nightPictures(page: Page) {
  return [page.locator('#home > div img'), page.locator('img[src$="germany.svg"]')] as const;
}

async function expectArrived(page: Page) {
  for (const picture of nightPictures(page)) {
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
}

/** The pictures below the lock that are asked for, from now on. */
function askedBelow(page: Page): string[] {
  // The greeting has the site's own icon.
  const below = new RegExp(`wallpaper/home-|germany|icons/(?!${own.name})`);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (below.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('who unlocks by a key after a rest sees the sharp night at once', async ({ page }) => {
  await page.clock.install();
  await openLock(page);
  await expectArrived(page);
  const asked = askedBelow(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('ArrowDown');
  // Less than it would wait for them.
  await page.clock.runFor(600);
  for (const picture of nightPictures(page)) await expect(picture).toHaveCSS('opacity', '1');
  await expect(page).toHaveURL('/desktop/0');
  expect(asked).toEqual([]);
});

test('with Save-Data nothing below the lock is fetched until it opens, and it does not wait', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const value = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value });
  });
  const asked = askedBelow(page);
  const arrive = await holdRequests(page, nightPhoto);
  await openLock(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expectPage(page, 0);
  arrive();
  await expectArrived(page);
  await expect(nightPictures(page)[0]).toHaveCSS('opacity', '1');
});
