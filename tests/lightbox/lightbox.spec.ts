import { notch, turnWheel } from '#tests/support/gestures.ts';
import { lightboxAt, openLightbox } from '#tests/support/lightbox.ts';
import { boxOf } from '#tests/support/points.ts';
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

test.describe('in a window of 200 px, as of a small phone at 160 %', () => {
  test.use({ viewport: { width: 200, height: 400 } });

  test('the caption has its width, below picture and arrows', async ({ page }) => {
    const lightbox = await openLightbox(page, 1);
    const caption = await boxOf(lightbox.locator('p[aria-hidden]'));
    expect(caption.width).toBeGreaterThan(150);
    const next = await boxOf(page.getByRole('button', { name: 'Nächstes Bild' }));
    expect(caption.y).toBeGreaterThanOrEqual(next.y + next.height);
  });
});
