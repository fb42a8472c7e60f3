import type { Page } from '@playwright/test';
import { scrollTop } from '#tests/support/apps.ts';
import { openContact } from '#tests/support/contact.ts';
import { putFingers } from '#tests/support/fingers.ts';
import { openLightbox } from '#tests/support/lightbox.ts';
import { boxOf, middleOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 600 }, hasTouch: true });

/** Draws a finger up or down by `distance` px over the middle of the window's lower part. */
async function drawFinger(page: Page, distance: number) {
  const finger = await putFingers(page, { x: 195, y: 300 });
  await finger.moveTo([{ x: 195, y: 300 + distance }]);
  await finger.lift(200);
}

test('the page has no scroll bar under the lightbox and follows no finger, and scrolls again after it', async ({
  page,
}) => {
  const lightbox = await openLightbox(page, 1);
  const before = await scrollTop(page);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const { x, y } = middleOf(await boxOf(lightbox.getByText('Bild 1 von 4', { exact: true })));
  const finger = await putFingers(page, { x, y: y + 200 });
  await finger.moveTo([{ x, y }]);
  await finger.cancel();
  // By a finger: a key would scroll for the ring of the focus, which comes back.
  await lightbox.getByRole('button', { name: 'Schließen' }).tap();
  await expect(lightbox).toHaveCount(0);
  expect(await scrollTop(page)).toBe(before);

  await drawFinger(page, -200);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before);
});

test('a form that is higher than the window scrolls', async ({ page }) => {
  const form = await openContact(page);
  await form.evaluate((sheet) => sheet.scrollTo(0, 0));
  await page.setViewportSize({ width: 390, height: 400 });
  await expect
    .poll(() => form.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight))
    .toBeGreaterThan(50);
  await drawFinger(page, -150);
  await expect.poll(() => form.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(50);
});
