import type { Page } from '@playwright/test';
import { lightboxAt, openLightbox, pictureOf, screenshotButton } from '#tests/support/lightbox.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { boxOf, centreOf } from '#tests/support/points.ts';
import {
  dot,
  expectSlide,
  lastSlide,
  openSlide,
  slideAt,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('a page translated into a right-to-left language', () => {
  test('keeps the order of slides for bar, dots and keys', async ({ page }) => {
    await openSlide(page, 1);
    await setRightToLeft(page);
    await expectSlide(page, 1);
    await topBarEntry(page, lastSlide).click();
    await expectSlide(page, lastSlide);
    expect((await boxOf(slideAt(page, lastSlide))).x).toBeCloseTo(0);
    await dot(page, 0).click();
    await expectSlide(page, 0);
    // Keys turn slides only from 1000 ms after loading.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expectSlide(page, 1);
    }).toPass();
    for (const control of [topBarEntry, dot]) {
      const [first, last] = [await boxOf(control(page, 0)), await boxOf(control(page, lastSlide))];
      expect(first.x).toBeLessThan(last.x);
    }
    // Translated text is read from right to left.
    await expect(slideAt(page, 1)).toHaveCSS('direction', 'rtl');
    await page.reload();
    await setRightToLeft(page);
    await expectSlide(page, 1);
  });

  test('keeps the order of the lightbox’s arrows and thumbnails', async ({ page }) => {
    await openLightbox(page, 2);
    await setRightToLeft(page);
    await settle(page);
    const button = (name: string) => centreOf(page.getByRole('button', { name, exact: true }));
    const middle = (await centreOf(pictureOf(page))).x;
    expect((await button('Vorheriges Bild')).x).toBeLessThan(middle);
    expect((await button('Nächstes Bild')).x).toBeGreaterThan(middle);
    await page.keyboard.press('ArrowRight');
    await expect(lightboxAt(page, 3)).toBeVisible();
    await settle(page);
    expect((await centreOf(pictureOf(page))).x).toBeCloseTo(middle, -1);
    await page.keyboard.press('Escape');
    const first = await boxOf(screenshotButton(page, 1));
    expect(first.x).toBeLessThan((await boxOf(screenshotButton(page, 2))).x);
  });

  test('keeps the order of a telephone number', async ({ page }) => {
    await openPage(page, '/impressum');
    await setRightToLeft(page);
    const ends = await page.getByRole('link', { name: '030 23125 042' }).evaluate((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const range = document.createRange();
      return [0, text.length - 1].map((place) => {
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return range.getBoundingClientRect().x;
      });
    });
    expect(ends[0]).toBeLessThan(ends[1] ?? 0);
  });
});

/** Sets `dir`, as Edge does when it translates into Arabic. */
function setRightToLeft(page: Page) {
  return page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}
