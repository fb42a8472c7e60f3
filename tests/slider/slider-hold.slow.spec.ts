import type { Page } from '@playwright/test';
import { sliderPages } from '#content/slider.ts';
import { pageIndex } from '#src/content/pages.ts';
import { type Fingers, putFingers } from '#tests/support/fingers.ts';
import { scrollPosition } from '#tests/support/slider-keys.ts';
import { dot, expectPage, openPage, sliderPage, topBarEntry } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const width = 390;
const y = 640;

test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 844 } });

/** The range in px in which the slider is during the next `duration` ms. */
function scrollRange(page: Page, duration: number) {
  return page.locator('#slider').evaluate(
    (slider, end) =>
      new Promise<{ min: number; max: number }>((resolve) => {
        const start = performance.now();
        const range = { min: slider.scrollLeft, max: slider.scrollLeft };
        const look = (now: number) => {
          range.min = Math.min(range.min, slider.scrollLeft);
          range.max = Math.max(range.max, slider.scrollLeft);
          if (now - start < end) requestAnimationFrame(look);
          else resolve(range);
        };
        requestAnimationFrame(look);
      }),
    duration,
  );
}

test.describe('a finger that rests on the slider in the middle of a swipe', () => {
  async function swipeHalf(page: Page): Promise<Fingers> {
    await openPage(page, 1);
    const finger = await putFingers(page, { x: 300, y });
    await finger.moveTo([{ x: 130, y }], 300);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(width + 140);
    return finger;
  }

  test('holds it, and lets it come to rest when it is lifted', async ({ page }) => {
    const finger = await swipeHalf(page);
    const { min, max } = await scrollRange(page, 700);
    expect(max - min).toBeLessThanOrEqual(2);
    await finger.moveTo([{ x: 80, y }], 300);
    await finger.lift(400);
    await expectPage(page, 2);
  });

  test('lets it come to rest when the system takes it away', async ({ page }) => {
    const finger = await swipeHalf(page);
    await finger.moveTo([{ x: 60, y }], 300);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(width * 1.5);
    await finger.cancel();
    await expectPage(page, 2);
  });
});

/** Glides from the first page to another, and stops the clock once it has come so far, px. */
async function glide(page: Page, to: number, distance: number) {
  const there = (left: number) => left > distance;
  await page.clock.install();
  await openPage(page, 0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await dot(page, to).tap();
  await expect(page.locator('#slider')).toHaveAttribute('data-state', 'gliding');
  for (let step = 0; step < 60 && !there(await scrollPosition(page)); step += 1) {
    await page.clock.runFor(8);
  }
  expect(there(await scrollPosition(page))).toBe(true);
}

test('a finger that catches the slider while it glides holds it, and takes it along', async ({
  page,
}) => {
  await glide(page, 3, width * 0.8);
  const finger = await putFingers(page, { x: 350, y });
  await expect(page.locator('#slider')).toHaveAttribute('data-state', 'held');
  await expect(topBarEntry(page, 1)).toHaveAttribute('aria-current', 'page');
  const caught = await scrollPosition(page);
  await page.clock.runFor(3000);
  expect(await scrollPosition(page)).toBe(caught);
  await finger.moveTo([{ x: 250, y }], 300);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(caught + 60);
  expect(await scrollPosition(page)).toBeLessThan(caught + 105);
  await finger.moveTo([{ x: 50, y }], 300);
  await finger.lift(300);
  await page.clock.resume();
  await expectPage(page, 2);
});

test('"Schreiben" that has come into view while the slider glides can be pressed', async ({
  page,
}) => {
  const { directRow, form } = sliderPages.contact;
  const number = pageIndex.contact;
  await glide(page, number, number * width - 40);
  const control = sliderPage(page, number).getByRole('button', { name: directRow.button });
  await control.click({ position: { x: 20, y: 20 }, force: true, noWaitAfter: true });
  await page.clock.runFor(2000);
  await expect(page.getByRole('dialog', { name: form.heading })).toBeVisible();
  await expect(page.locator('#slider')).toHaveAttribute('data-state', 'resting');
  expect(await scrollPosition(page)).toBe(number * width);
});
