import { projectWithPictures } from '#tests/support/content.ts';
import { dragMouse, notch, turnWheel } from '#tests/support/gestures.ts';
import {
  fileWidth,
  lightboxAt,
  openLightbox,
  pictureOf,
  screenshotButton,
} from '#tests/support/lightbox.ts';
import { holdRequests, openPage, settle } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { historyLength } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const captionOf = (number: number) =>
  projectWithPictures.productImages[number - 1]?.caption ?? 'none';

test.describe('the lightbox', () => {
  test('goes to the next or previous picture with buttons, wheel and drags, and stops at both ends', async ({
    page,
  }) => {
    await openLightbox(page, 3);
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

  test('zooms in sharply with a double click, and closes with a click next to the picture', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    const lightbox = await openLightbox(page, 2);
    const picture = lightbox.getByRole('img');
    await settle(page);
    const { x, y, width } = await boxOf(picture);
    const fitting = await fileWidth(picture);
    await picture.dblclick({ position: { x: width / 2, y: 60 } });
    await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(2.5 * width, 0);
    expect((await boxOf(picture)).y).toBeCloseTo(y - 1.5 * 60, 0);
    await expect.poll(() => fileWidth(picture)).toBeGreaterThan(fitting);
    await picture.dblclick();
    await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(width, 0);
    await lightbox.locator('p[aria-hidden]').click();
    await lightbox.getByRole('heading').click();
    await expect(lightbox).toBeVisible();
    await page.mouse.click(x - 20, y + 20);
    await expect(lightbox).toHaveCount(0);
    await expect(screenshotButton(page, 2)).toBeFocused();
  });

  test('shows the thumbnail and a loading notice until the picture has loaded', {
    tag: '@slow',
  }, async ({ page }) => {
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

  test.describe('when pictures fail to load', { tag: '@slow' }, () => {
    test.use({ expectedErrors: [/^Failed to load resource/] });

    const files = `**/assets/pictures/${projectWithPictures.productImages[2]?.src}-*`;

    test('shows a notice, and retries with "Erneut laden", which keeps the focus', async ({
      page,
    }) => {
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
