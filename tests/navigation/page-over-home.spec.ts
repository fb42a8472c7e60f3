import type { Page } from '@playwright/test';
import { projectWithPictures } from '#tests/support/content.ts';
import { openPage, settle } from '#tests/support/page.ts';
import {
  closeDetail,
  expectSlide,
  openDetail,
  openSlide,
  scrollTop,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('a page', () => {
  test('scrolls with the wheel, and turns no slide behind it', async ({ page }) => {
    await openSlide(page, 2);
    await openDetail(page, projectWithPictures);
    await page.mouse.move(720, 450);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await closeDetail(page, projectWithPictures);
    await expectSlide(page, 2);
  });

  test('hides the home screen in print, and from screen readers without support of inert', {
    tag: '@slow',
  }, async ({ page }) => {
    await openSlide(page, 2);
    await openDetail(page, projectWithPictures);
    const name = 'Hauptnavigation';
    await expect(page.getByRole('navigation', { name })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name, includeHidden: true })).toBeHidden();
  });

  test('opens and closes without a layout shift, though only the page has a scroll bar', {
    tag: '@slow',
  }, async ({ page }) => {
    await openSlide(page, 2);
    const widths = await recordBarWidths(page);
    await openDetail(page, projectWithPictures);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(width).toBeLessThan(1440);
    await closeDetail(page, projectWithPictures);
    await page.keyboard.press('End');
    await expectSlide(page, 3);
    await page.getByRole('button', { name: 'Schreiben' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
    await settle(page);
    expect(await widths()).toEqual([1440, width]);
  });

  test.describe('at an unknown address', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('has a scroll bar only when it is taller than the window', { tag: '@slow' }, async ({
      page,
    }) => {
      const barWidth = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      await openPage(page, '/gibt-es-nicht');
      expect(await barWidth()).toBe(0);
      await page.setViewportSize({ width: 1440, height: 200 });
      await expect.poll(barWidth).toBeGreaterThan(0);
    });
  });
});

async function recordBarWidths(page: Page) {
  const recorded = await page.evaluateHandle(() => {
    const widths = new Set<number>();
    const record = () => {
      for (const each of document.querySelectorAll('header')) widths.add(each.offsetWidth);
      requestAnimationFrame(record);
    };
    record();
    return widths;
  });
  return () => recorded.evaluate((widths) => [...widths]);
}
