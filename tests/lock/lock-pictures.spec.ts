import { openPage } from '#tests/support/open-page.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('The home screen below the lock', () => {
  test('has its wallpaper and map before it is unlocked, and shows them without waiting', async ({
    page,
  }) => {
    const wallpaper = page.locator('#home > div img');
    const map = page.locator('img[src$="germany.svg"]');
    await page.clock.install();
    await openPage(page, '/');
    for (const picture of [wallpaper, map])
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('ArrowDown');
    // Unlocking would wait longer than this for missing pictures.
    await page.clock.runFor(600);
    await expect(wallpaper).toHaveCSS('opacity', '1');
    await expect(map).toHaveCSS('opacity', '0.75');
    await expect(page).toHaveURL('/desktop/0');
  });
});
