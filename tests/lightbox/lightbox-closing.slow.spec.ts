import { gallery } from '#tests/support/content.ts';
import { lightboxAt, openDetail, openLightbox, screenshot } from '#tests/support/lightbox.ts';
import { expect, test } from '#tests/support/test.ts';

test('a click on the picture, its text or between two buttons does not close', async ({ page }) => {
  const lightbox = await openLightbox(page, 2);
  await lightbox.getByRole('img').click();
  await lightbox.locator('p[aria-hidden]').click();
  await lightbox.getByRole('heading').click();
  await expect(lightbox).toBeVisible();
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
