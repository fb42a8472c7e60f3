import type { Page } from '@playwright/test';
import { type Fingers, putFingers } from './support/fingers.ts';
import { dot, expectPage, openPage, sliderPage, topBarEntry } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const width = 390;
const y = 640;

test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 844 } });

function scrollPosition(page: Page) {
  return page.locator('#slider').evaluate((slider) => slider.scrollLeft);
}

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
  for (const scrollEnd of [true, false]) {
    test.describe(scrollEnd ? 'where scrollend tells' : 'without scrollend, as in Safari', () => {
      test.beforeEach(async ({ page }) => {
        if (scrollEnd) return;
        await page.addInitScript(() => {
          // Safari before 26.2 has neither the handler nor the event.
          delete (window as { onscrollend?: unknown }).onscrollend;
          delete (Window.prototype as { onscrollend?: unknown }).onscrollend;
          window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
        });
      });

      async function swipeHalf(page: Page): Promise<Fingers> {
        await openPage(page, 1);
        expect(await page.evaluate(() => 'onscrollend' in window)).toBe(scrollEnd);
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
  }
});

test.describe('a finger that catches the slider while it glides', () => {
  /** Stops the clock while the slider is on its way from page 0 to page 3, nearest to page 1. */
  async function glideHalf(page: Page) {
    await page.clock.install();
    await openPage(page, 0);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await dot(page, 3).tap();
    await expect(page.locator('#slider')).toHaveAttribute('data-state', 'gliding');
    for (let step = 0; step < 40 && (await scrollPosition(page)) < width * 0.8; step += 1) {
      await page.clock.runFor(16);
    }
    expect(await scrollPosition(page)).toBeLessThan(width * 1.4);
  }

  async function rest(page: Page, number: 0 | 1 | 2 | 3) {
    await page.clock.resume();
    await expectPage(page, number);
  }

  test('holds it, and the bar shows the page that is nearest', async ({ page }) => {
    await glideHalf(page);
    const finger = await putFingers(page, { x: 200, y });
    await expect(page.locator('#slider')).toHaveAttribute('data-state', 'held');
    await expect(topBarEntry(page, 1)).toHaveAttribute('aria-current', 'page');
    const caught = await scrollPosition(page);
    await page.clock.runFor(3000);
    expect(await scrollPosition(page)).toBe(caught);
    await finger.lift();
    await rest(page, 1);
  });

  test('takes it along, as it does from a page', async ({ page }) => {
    await glideHalf(page);
    const finger = await putFingers(page, { x: 350, y });
    const caught = await scrollPosition(page);
    await finger.moveTo([{ x: 250, y }], 300);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(caught + 60);
    expect(await scrollPosition(page)).toBeLessThan(caught + 105);
    await finger.moveTo([{ x: 50, y }], 300);
    await finger.lift(300);
    await rest(page, 2);
  });

  test('lets it come to rest when the system takes it away', async ({ page }) => {
    await glideHalf(page);
    const finger = await putFingers(page, { x: 200, y });
    await finger.cancel();
    await rest(page, 1);
  });

  test('leaves the same dot to be pressed again', async ({ page }) => {
    await glideHalf(page);
    const finger = await putFingers(page, { x: 200, y });
    await finger.lift();
    await dot(page, 3).tap();
    await rest(page, 3);
  });
});

test.describe('while the slider still glides', () => {
  /** Stops the clock when the middle of what a page has to press is well in view. */
  async function glideTo(page: Page, from: 0 | 3, to: 1 | 3) {
    await page.clock.install();
    await openPage(page, from);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await topBarEntry(page, to).tap();
    await expect(page.locator('#slider')).toHaveAttribute('data-state', 'gliding');
    const distance = async () => Math.abs((await scrollPosition(page)) - to * width);
    for (let step = 0; step < 60 && (await distance()) > 40; step += 1) {
      await page.clock.runFor(8);
    }
    expect(await distance()).toBeGreaterThan(2);
  }

  test('"Schreiben" that has come into view opens the form', async ({ page }) => {
    await glideTo(page, 0, 3);
    const button = sliderPage(page, 3).getByRole('button', { name: 'Schreiben' });
    await button.click({ position: { x: 20, y: 20 }, force: true, noWaitAfter: true });
    const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
    await page.clock.runFor(2000);
    await expect(form).toBeVisible();
    await expect(page.locator('#slider')).toHaveAttribute('data-state', 'resting');
    expect(await scrollPosition(page)).toBe(3 * width);
  });

  test('a tile does not open', async ({ page }) => {
    await glideTo(page, 3, 1);
    const tile = sliderPage(page, 1).getByRole('link', { name: 'Python' });
    await tile.click({ force: true, noWaitAfter: true });
    await page.clock.runFor(2000);
    await expectPage(page, 1);
  });
});
