import type { Page } from '@playwright/test';
import { gallery } from '#scripts/testbed/content.ts';
import { notch, trackpadSwipe, turnWheel } from '#scripts/testbed/gestures.ts';
import { expectRest, lightboxAt, openLightbox, screenshot } from '#scripts/testbed/lightbox.ts';
import { expect, test } from '#tests/support/test.ts';

test('the arrow buttons turn the pictures and stop at the ends', async ({ page }) => {
  await openLightbox(page, 2);
  const next = page.getByRole('button', { name: 'Nächstes Bild' });
  const previous = page.getByRole('button', { name: 'Vorheriges Bild' });
  await next.click();
  await expect(lightboxAt(page, 3)).toBeVisible();
  await next.click();
  await expect(lightboxAt(page, 4)).toBeVisible();
  await expect(next).toBeDisabled();
  await next.click({ force: true });
  await expect(previous).toBeEnabled();
  await previous.click();
  await expect(lightboxAt(page, 3)).toBeVisible();
  await previous.click();
  await previous.click();
  await expect(lightboxAt(page, 1)).toBeVisible();
  await expect(previous).toBeDisabled();
  await previous.click({ force: true });
  await next.click();
  await expect(lightboxAt(page, 2)).toBeVisible();
});

test('the wheel turns one picture per notch, and none beyond the ends', async ({ page }) => {
  await openLightbox(page, 3);
  await turnWheel(page, notch());
  await expect(lightboxAt(page, 4)).toBeVisible();
  await turnWheel(page, notch());
  await turnWheel(page, notch(-100));
  await expect(lightboxAt(page, 3)).toBeVisible();
  for (const n of [2, 1]) {
    await turnWheel(page, notch(-100));
    await expect(lightboxAt(page, n)).toBeVisible();
  }
  await turnWheel(page, notch(-100));
  await turnWheel(page, notch());
  await expect(lightboxAt(page, 2)).toBeVisible();
});

test('what lies behind the lightbox is out of reach and does not scroll', async ({ page }) => {
  await openLightbox(page, 1);
  await expect(page.getByRole('heading', { name: gallery.title })).toHaveCount(0);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('End');
  await turnWheel(page, trackpadSwipe(200));
  await expect(lightboxAt(page, 2)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(screenshot(page, 1)).toHaveCount(0);
});

test('Escape, Schließen, a click beside the picture and Back close the lightbox, and the focus returns', async ({
  page,
}) => {
  const ways: ((page: Page) => Promise<unknown>)[] = [
    ({ keyboard }) => keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Schließen' }).click(),
    ({ mouse }) => mouse.click(300, 40),
    ({ mouse }) => mouse.click(60, 850),
    () => page.goBack(),
  ];
  await openLightbox(page, 2);
  for (const close of ways) {
    // A picture in flight passes over what lies beside it.
    await expectRest(page);
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(gallery.path);
    await expect(screenshot(page, 2)).toBeFocused();
    await page.goForward();
    await expect(lightboxAt(page, 2)).toBeVisible();
  }
});
