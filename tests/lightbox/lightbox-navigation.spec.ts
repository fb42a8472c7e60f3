import { projectWithPictures } from '#tests/support/content.ts';
import { dragMouse, notch, turnWheel } from '#tests/support/gestures.ts';
import { lightboxAt, openLightbox, pictureOf, screenshotButton } from '#tests/support/lightbox.ts';
import { settle } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { historyLength } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const captionOf = (number: number) =>
  projectWithPictures.productImages[number - 1]?.caption ?? 'none';

test.describe('the lightbox', () => {
  test('shows a picture, goes to the next or previous picture with buttons, wheel and drags, and stops at both ends', async ({
    page,
  }) => {
    const lightbox = await openLightbox(page, 3);
    await expect(lightbox.getByRole('img')).toHaveCSS('opacity', '1');
    await expect(lightbox).not.toContainText('Das Bild wird geladen …');
    const next = page.getByRole('button', { name: 'Nächstes Bild' });
    const previous = page.getByRole('button', { name: 'Vorheriges Bild' });
    await next.click();
    await expect(lightboxAt(page, 4)).toContainText(captionOf(4));
    await expect(next).toBeDisabled();
    await next.click({ force: true });
    await turnWheel(page, notch());
    await page.keyboard.press('ArrowRight');
    await previous.click();
    await expect(lightboxAt(page, 3)).toBeVisible();
    for (const number of [2, 1]) {
      await turnWheel(page, notch(-100));
      await expect(lightboxAt(page, number)).toBeVisible();
      await turnWheel(page, notch(), { after: 600 });
    }
    await expect(previous).toBeDisabled();
    await turnWheel(page, notch(-100));
    await page.keyboard.press('ArrowLeft');
    // A slow notch on macOS.
    await turnWheel(page, notch(4));
    await expect(lightboxAt(page, 2)).toBeVisible();
    await settle(page);
    await dragMouse(page, { x: 800, y: 450 }, { x: 500, y: 450 });
    await expect(lightboxAt(page, 3)).toBeVisible();
  });

  test('announces each picture, hides its thumbnail, loads the pictures beside it, and adds no history entry', {
    tag: '@slow',
  }, async ({ page }) => {
    // Role selectors find nothing behind the lightbox.
    const thumbnail = (number: number) =>
      page.locator(`button[aria-label^="Bild ${number} von 4"] img`);
    // At this height, the last thumbnail is below the window.
    await page.setViewportSize({ width: 390, height: 500 });
    await openLightbox(page, 2);
    const pictures = lightboxAt(page, 2).locator('img');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all())
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(thumbnail(2)).toBeHidden();
    const before = await historyLength(page);
    for (const number of [3, 4]) {
      await page.keyboard.press('ArrowRight');
      const announcement = `Bild ${number} von 4: ${projectWithPictures.productImages[number - 1]?.alt}`;
      await expect(lightboxAt(page, number).locator('[aria-live=polite]')).toHaveText(announcement);
      await expect(thumbnail(number)).toBeHidden();
      await expect(thumbnail(number - 1)).toBeVisible();
    }
    expect(await historyLength(page)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(screenshotButton(page, 4)).toBeFocused();
    await expect(thumbnail(4)).toBeVisible();
    await expect(screenshotButton(page, 4)).toBeInViewport({ ratio: 0.5 });
  });

  test('puts the caption below the picture in a window 200 px wide, and fills the height of a landscape phone', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 200, height: 400 });
    const lightbox = await openLightbox(page, 1);
    const text = lightbox.locator('p[aria-hidden]');
    await expect(text).toHaveText(captionOf(1));
    const caption = await boxOf(text);
    for (const upper of [page.getByRole('button', { name: 'Nächstes Bild' }), pictureOf(page)]) {
      const { y, height } = await boxOf(upper);
      expect(caption.y).toBeGreaterThanOrEqual(y + height);
    }
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await boxOf(pictureOf(page))).height).toBeGreaterThan(340);
  });
});
