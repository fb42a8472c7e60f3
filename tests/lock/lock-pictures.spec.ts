import type { Page } from '@playwright/test';
import { own } from '#tests/support/content.ts';
import { openLock } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const picturesOf = (page: Page) =>
  [page.locator('#home > div img'), page.locator('img[src$="germany.svg"]')] as const;

async function expectArrived(page: Page) {
  for (const picture of picturesOf(page))
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

/** The pictures of the home screen that the page requests from now on. */
function requestedPictures(page: Page): string[] {
  // The greeting shows the icon of the site itself.
  const ofHome = new RegExp(`wallpaper/home-|germany|icons/(?!${own.name})`);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (ofHome.test(pathname)) requested.push(pathname);
  });
  return requested;
}

test.describe('The home screen below the lock', () => {
  test('has its pictures before it is unlocked, and shows them at once', async ({ page }) => {
    await page.clock.install();
    await openLock(page);
    await expectArrived(page);
    const requested = requestedPictures(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('ArrowDown');
    // Less than unlocking would wait for them.
    await page.clock.runFor(600);
    const [wallpaper, map] = picturesOf(page);
    await expect(wallpaper).toHaveCSS('opacity', '1');
    await expect(map).toHaveCSS('opacity', '0.75');
    await expect(page).toHaveURL('/desktop/0');
    expect(requested).toEqual([]);
  });
});
