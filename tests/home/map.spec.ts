import type { Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { openPage } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { openSlide, slideAt, slideHeading, topBarEntry } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const mapOf = (page: Page) => page.getByRole('img', { name: 'Karte von Deutschland' });
const mapPointOf = (page: Page) => page.locator('img[alt="Karte von Deutschland"] ~ span');

test.describe('the layout', () => {
  test('centres the text vertically without a map', { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSlide(page, 0);
    await mapOf(page).evaluate((map) => map.closest('figure')?.remove());
    const { y } = await boxOf(slideHeading(page, 0));
    const last = await boxOf(page.getByRole('link', { name: 'Lebenslauf' }));
    const slide = await boxOf(slideAt(page, 0));
    const above = y - slide.y;
    const below = slide.y + slide.height - last.y - last.height;
    expect(Math.abs(above - below)).toBeLessThan(60);
  });
});

test.describe('the home screen', () => {
  test('marks the place of work on the map on phones and desktops', async ({ page }) => {
    await openSlide(page, 0);
    const point = mapPointOf(page);
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(point, `${width} × ${height} px`).toBeInViewport({ ratio: 1 });
      const [mark, map] = [await boxOf(point), await boxOf(mapOf(page))];
      const [x, y] = [mark.x + mark.width / 2 - map.x, mark.y + mark.height / 2 - map.y];
      expect((100 * x) / map.width).toBeCloseTo(owner.mapPoint?.x ?? 0, 0);
      expect((100 * y) / map.height).toBeCloseTo(owner.mapPoint?.y ?? 0, 0);
    }
  });

  // Animating the point while it was hidden took 100 ms of a slow phone's load.
  test('animates the point on the map only while the first slide is current', {
    tag: '@slow',
  }, async ({ page }) => {
    const point = mapPointOf(page);
    const animations = () => point.evaluate((it) => it.getAnimations({ subtree: true }).length);
    await openPage(page, '/');
    expect(await animations()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(animations).toBe(1);
    await openSlide(page, 1);
    expect(await animations()).toBe(0);
    await topBarEntry(page, 0).click();
    await expect.poll(animations).toBe(1);
  });

  test('shows the whole map without scrolling at every common size', { tag: '@slow' }, async ({
    page,
  }) => {
    await openSlide(page, 0);
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [360, 740],
      [375, 553],
      [375, 667],
      [390, 664],
      [393, 659],
      [390, 700],
      [390, 844],
      [768, 1024],
      [844, 390],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      const size = `${width} × ${height} px`;
      await page.setViewportSize({ width, height });
      await expect(slideAt(page, 0), size).toBeInViewport({ ratio: 0.99 });
      await expect(mapOf(page), size).toBeInViewport({ ratio: 1 });
      expect((await boxOf(mapOf(page))).height, size).toBeGreaterThan(110);
      await expect(slideAt(page, 0), size).toHaveCSS('mask-image', 'none');
    }
  });

  test('keeps the whole map with longer texts', { tag: '@slow' }, async ({ page }) => {
    for (const [width, height, times] of [
      [390, 664, 1.3],
      [390, 664, 3],
      [320, 568, 3],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openSlide(page, 0);
      const text = slideAt(page, 0);
      for (const line of [text.getByRole('heading'), ...(await text.getByRole('paragraph').all())])
        await line.evaluate((node, count) => {
          if (node.querySelector('a')) return;
          const words = (node.textContent ?? '').split(' ');
          const repeated = Array<string[]>(Math.ceil(count)).fill(words).flat();
          node.textContent = repeated.slice(0, Math.floor(words.length * count)).join(' ');
        }, times);
      if (times < 2) await expect(mapOf(page)).toBeInViewport({ ratio: 1 });
      await mapOf(page).scrollIntoViewIfNeeded();
      await expect(mapOf(page)).toBeInViewport({ ratio: 1 });
      expect((await boxOf(mapOf(page))).height).toBeGreaterThan(90);
    }
  });
});
