import { gallery } from '#tests/support/content.ts';
import { pressEscapeTwiceAtOnce } from '#tests/support/double-press.ts';
import { lightboxAt, openLightbox, screenshot } from '#tests/support/lightbox.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

test('a click on the picture, its text or between two buttons does not close', async ({ page }) => {
  const lightbox = await openLightbox(page, 2);
  await lightbox.getByRole('img').click();
  await lightbox.getByRole('paragraph').click();
  await lightbox.getByRole('heading').click();
  await expect(lightbox).toBeVisible();
});

test('the focus returns to the screenshot that was shown last', async ({ page }) => {
  await openLightbox(page, 1);
  for (const n of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(lightboxAt(page, n)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(screenshot(page, 4)).toBeFocused();
  await expect(screenshot(page, 4)).toBeInViewport();
});

test('Forward reopens the lightbox at the picture that was shown last', async ({ page }) => {
  await openLightbox(page, 1);
  await page.keyboard.press('ArrowRight');
  await expect(lightboxAt(page, 2)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(lightboxAt(page, 2)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screenshot(page, 2)).toBeFocused();
});

test('turning pictures adds no steps: Back closes, and Back again leaves', async ({ page }) => {
  await page.goto('/desktop/2');
  await expectHydrated(page);
  await page.getByRole('link', { name: gallery.tile.title }).click();
  await screenshot(page, 1).click();
  await expect(lightboxAt(page, 1)).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  for (const n of [2, 3]) {
    await page.keyboard.press('l');
    await expect(lightboxAt(page, n)).toBeVisible();
  }
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(gallery.path);
  await page.goBack();
  await expect(page).toHaveURL('/desktop/2');
});

test('after the lightbox was closed, Schließen leads back to the tiles', async ({ page }) => {
  await page.goto('/desktop/2');
  await expectHydrated(page);
  await page.getByRole('link', { name: gallery.tile.title }).click();
  await screenshot(page, 1).click();
  await expect(lightboxAt(page, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL('/desktop/2');
});

test('on a page that was opened directly, Schließen leads to the projects afterwards', async ({
  page,
}) => {
  await openLightbox(page, 3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL('/desktop/2');
});

test('a reload keeps the lightbox open at its picture, and closing leaves one step behind', async ({
  page,
}) => {
  await openLightbox(page, 2);
  await page.keyboard.press('ArrowRight');
  await expect(lightboxAt(page, 3)).toBeVisible();
  await page.reload();
  await expect(lightboxAt(page, 3)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightboxAt(page, 4)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(gallery.path);
  await expect(screenshot(page, 4)).toBeFocused();
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL('/desktop/2');
});

test('Escape pressed twice at once closes the lightbox and does not leave the page', async ({
  page,
}) => {
  await page.goto('/desktop/2');
  const lightbox = await openLightbox(page, 1);
  await pressEscapeTwiceAtOnce(lightbox);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(lightbox).toBeVisible();
  await expect(page).toHaveURL(gallery.path);
});
