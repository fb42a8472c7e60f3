import { openApp, scrollTop, tile } from '#tests/support/apps.ts';
import { gallery } from '#tests/support/content.ts';
import { lightboxAt, openDetail, openLightbox, screenshot } from '#tests/support/lightbox.ts';
import { boxOf } from '#tests/support/points.ts';
import { expectPage, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test('a click on the picture, its text or between two buttons does not close', async ({ page }) => {
  const lightbox = await openLightbox(page, 2);
  await lightbox.getByRole('img').click();
  await lightbox.locator('p[aria-hidden]').click();
  await lightbox.getByRole('heading').click();
  await expect(lightbox).toBeVisible();
});

test('closing scrolls to a screenshot only where it was turned to and cannot be seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDetail(page, gallery.path);
  // Its lower part is cut off by the window.
  const { y, height } = await boxOf(screenshot(page, 1));
  await page.setViewportSize({ width: 1280, height: Math.round(y + height * 0.75) });
  const before = await scrollTop(page);
  const { x, y: top } = await boxOf(screenshot(page, 1));
  await page.mouse.click(x + 20, top + 20);
  await expect(lightboxAt(page, 1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(screenshot(page, 1)).toBeFocused();
  expect(await scrollTop(page)).toBe(before);
});

test('two steps back at once, out of the viewer and out of its page, leave the focus on the tile', async ({
  page,
}) => {
  await openPage(page, 2);
  await openApp(page, gallery);
  await screenshot(page, 1).click();
  await expect(lightboxAt(page, 1)).toBeFocused();
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back(), 60);
  });
  await expectPage(page, 2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tile(page, gallery)).toBeFocused();
});

test.describe('a picture', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('that cannot be loaded says so, and "Erneut laden" tries again', async ({ page }) => {
    const files = `**/assets/pictures/${gallery.productImages[2]?.src}-*`;
    await page.route(files, (route) => route.abort());
    await openDetail(page, gallery.path);
    await screenshot(page, 2).click();
    await expect(lightboxAt(page, 2)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    const lightbox = lightboxAt(page, 3);
    await expect(lightbox.getByRole('alert')).toContainText(
      'Das Bild konnte nicht geladen werden.',
    );
    const again = lightbox.getByRole('button', { name: 'Erneut laden', exact: true });
    await again.click();
    await expect(again).toBeVisible();
    await expect(lightbox.locator(':scope:focus, :focus')).toHaveCount(1);

    await page.unroute(files);
    await again.click();
    const picture = lightbox.getByRole('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(again).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expect(lightboxAt(page, 2)).toBeVisible();
  });
});
