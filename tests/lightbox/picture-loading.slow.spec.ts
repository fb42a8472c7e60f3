import { projectWithPictures } from '#tests/support/content.ts';
import { lightboxAt, openLightbox, screenshotButton } from '#tests/support/lightbox.ts';
import { holdRequests, openPage, settle } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the lightbox', () => {
  test('shows the thumbnail and a loading notice until the picture has loaded', async ({
    page,
  }) => {
    const { src = '' } = projectWithPictures.productImages[1] ?? {};
    await openPage(page, projectWithPictures.path);
    await expect(screenshotButton(page, 2).locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    const release = await holdRequests(page, `**/assets/pictures/${src}-*`);
    await screenshotButton(page, 2).click();
    const notice = lightboxAt(page, 2).getByText('Das Bild wird geladen …');
    await expect(notice.first()).toBeVisible();
    await expect(notice.first().locator('..')).toHaveCSS('background-image', new RegExp(src));
    release();
    await expect(notice).toHaveCount(0);
  });

  test.describe('when pictures fail to load', () => {
    test.use({ expectedErrors: [/^Failed to load resource/] });

    const files = `**/assets/pictures/${projectWithPictures.productImages[2]?.src}-*`;

    test('shows a notice, retries with "Erneut laden", and keeps the focus', async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await openLightbox(page, 2);
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
      await expect(lightbox.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
      await expect(again).toHaveCount(0);
    });

    test('keeps a zoomed picture when its largest file is missing', async ({ page }) => {
      const lightbox = await openLightbox(page, 3);
      await expect(lightbox.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
      await page.route(files, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await lightbox.getByRole('img').dblclick();
      await failed;
      await settle(page);
      await expect(lightbox.getByRole('img')).toBeVisible();
    });
  });
});
