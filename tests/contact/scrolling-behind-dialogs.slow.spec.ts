import { formOf, openFormOnContactSlide } from '#tests/support/contact.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { putFingers } from '#tests/support/gestures.ts';
import { openLightbox } from '#tests/support/lightbox.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { boxOf, centreOf } from '#tests/support/points.ts';
import { scrollTop } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({
  viewport: { width: 390, height: 600 },
  hasTouch: true,
});

test.describe('in a low window', () => {
  test('touch and keys do not scroll the page behind the lightbox, and touch scrolls the page after the lightbox has closed', async ({
    page,
  }) => {
    const lightbox = await openLightbox(page, 1);
    const before = await scrollTop(page);
    const { x, y } = await centreOf(lightbox.getByText('Bild 1 von 4', { exact: true }));
    const finger = await putFingers(page, { x, y: y + 200 });
    await finger.moveTo([{ x, y }]);
    await finger.cancel();
    for (const key of ['PageDown', 'Space', 'End']) await page.keyboard.press(key);
    await settle(page);
    expect(await scrollTop(page)).toBe(before);
    // The returning focus would only scroll to a thumbnail that is out of view.
    await lightbox.getByRole('button', { name: 'Schließen' }).tap();
    await expect(lightbox).toHaveCount(0);
    expect(await scrollTop(page)).toBe(before);
    // The space that was reserved for the scroll bar is released.
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect((await boxOf(page.getByRole('main'))).width).toBe(width);

    const again = await putFingers(page, { x: 195, y: 300 });
    await again.moveTo([{ x: 195, y: 100 }]);
    await again.lift(200);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before);
  });

  test('keys do not scroll the page behind the form, which fits a resized window', async ({
    page,
  }) => {
    await openPage(page, projectWithPictures.path);
    await page.evaluate(() => {
      // As on phones, scroll bars take no space.
      document.documentElement.style.scrollbarWidth = 'none';
      window.scrollTo(0, 500);
    });
    await page.getByRole('link', { name: 'Schreib mir direkt.' }).click();
    const form = formOf(page);
    await expect(form.getByRole('textbox').first()).toBeVisible();
    const before = await scrollTop(page);
    await form.getByRole('button', { name: 'Zurück', exact: true }).focus();
    for (const key of ['PageDown', 'End', 'PageUp', 'Home']) await page.keyboard.press(key);
    expect(await scrollTop(page)).toBe(before);
    await page.setViewportSize({ width: 390, height: 560 });
    await expect.poll(async () => (await boxOf(form)).height).toBeLessThanOrEqual(560);
    expect(await scrollTop(page)).toBeGreaterThan(400);
    await expect(form).toBeInViewport({ ratio: 1 });
  });

  test('touch scrolls a form that is taller than the window', async ({ page }) => {
    const form = await openFormOnContactSlide(page);
    await form.evaluate((sheet) => sheet.scrollTo(0, 0));
    await page.setViewportSize({ width: 390, height: 400 });
    const room = () => form.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
    await expect.poll(room).toBeGreaterThan(50);
    const finger = await putFingers(page, { x: 195, y: 300 });
    await finger.moveTo([{ x: 195, y: 150 }]);
    await finger.lift(200);
    await expect.poll(() => form.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(50);
  });
});

test('the form cancels a sideways swipe, which would navigate, but not two fingers, which zoom', async ({
  page,
}) => {
  await openFormOnContactSlide(page);
  await settle(page);
  for (const fingers of [[60], [60, 160]]) {
    const move = await page.evaluateHandle(() => ({
      prevented: new Promise((resolve) => {
        addEventListener('touchmove', (event) => resolve(event.defaultPrevented), { once: true });
      }),
    }));
    const touch = await putFingers(page, ...fingers.map((x) => ({ x, y: 300 })));
    await touch.moveTo(fingers.map((x) => ({ x: x + 140, y: 305 })));
    const isPrevented = await move.evaluate(({ prevented }) => prevented);
    expect(isPrevented, `fingers: ${fingers.length}`).toBe(fingers.length === 1);
    await touch.cancel();
  }
});
