import type { Locator, Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { slideIndex } from '#src/content/slides.ts';
import { firstSkill, projectWithPictures } from '#tests/support/content.ts';
import { openPage } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import {
  expectSlide,
  openSlide,
  slideAt,
  slideHeading,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

/** Returns the number of elements in each row. */
async function rowsOf(elements: Locator) {
  const tops = await elements.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().y));
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}

const mapOf = (page: Page) => page.getByRole('img', { name: 'Karte von Deutschland' });
const titleOf = (page: Page) =>
  page.getByRole('banner').getByRole('heading', { level: 1, name: owner.siteTitle });
const isTitleBesideEntries = async (page: Page) => {
  const [title, entry] = [await boxOf(titleOf(page)), await boxOf(topBarEntry(page, 0))];
  const middle = entry.y + entry.height / 2;
  return title.width > 80 && title.y < middle && title.y + title.height > middle;
};
const countButtonWidths = (page: Page) =>
  slideAt(page, slideIndex.contact)
    .getByRole('button')
    .evaluateAll((all) => new Set(all.map((it) => it.getBoundingClientRect().width)).size);
const isMapBesideText = async (page: Page) => {
  const [text, map] = [await boxOf(slideHeading(page, 0)), await boxOf(mapOf(page))];
  return map.x >= text.x + text.width;
};
const rowsOfTiles = (page: Page) => rowsOf(slideAt(page, slideIndex.skills).getByRole('link'));
const rowsOfFeatures = (page: Page) =>
  rowsOf(page.getByRole('region', { name: /eignet$|^Funktionen$/ }).getByRole('listitem'));

test.describe('the layout', () => {
  for (const [what, width, path, measure, narrower, wider] of [
    [
      'puts the site title beside the bar’s entries',
      600,
      '/desktop/3',
      isTitleBesideEntries,
      false,
      true,
    ],
    ['gives the buttons different widths', 600, '/desktop/3', countButtonWidths, 1, 2],
    ['puts three tiles in a row', 600, '/desktop/1', rowsOfTiles, [1, 1, 1], [3]],
    ['moves the map beside the text', 1000, '/desktop/0', isMapBesideText, false, true],
    ['puts three features in a row', 1300, firstSkill.path, rowsOfFeatures, [2, 1], [3]],
  ] as const) {
    test(`${what} from ${width} px`, async ({ page }) => {
      // High enough for a map below the text.
      await page.setViewportSize({ width: width - 1, height: 1400 });
      await openPage(page, path);
      await expect.poll(async () => measure(page)).toEqual(narrower);
      await page.setViewportSize({ width, height: 1400 });
      await expect.poll(async () => measure(page)).toEqual(wider);
    });
  }

  test('puts four features in two rows at 1299 and 1300 px', async ({ page }) => {
    await openPage(page, projectWithPictures.path);
    for (const width of [1299, 1300]) {
      await page.setViewportSize({ width, height: 1400 });
      await expect.poll(() => rowsOfFeatures(page)).toEqual([2, 2]);
    }
  });
});

test.describe('the home screen', () => {
  test('shows site title and time in a first line of at most 24 px on a phone', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-25T08:41:00+01:00' });
    await openSlide(page, 1);
    for (const width of [320, 390, 599]) {
      await page.setViewportSize({ width, height: 740 });
      await expectSlide(page, 1);
      const [title, entry] = [await boxOf(titleOf(page)), await boxOf(topBarEntry(page, 0))];
      expect(title.width).toBeGreaterThan(80);
      expect(title.height).toBeGreaterThan(12);
      expect(entry.y).toBeLessThanOrEqual(24);
      expect(entry.y).toBeGreaterThanOrEqual(title.y + title.height);
      const time = await boxOf(page.getByRole('banner').getByText('08:41'));
      expect(time.x + time.width).toBeGreaterThan(width - 24);
      expect(time.y).toBeLessThan(24);
    }
    await page.clock.pauseAt('2026-11-25T08:41:58+01:00');
    await page.clock.runFor(2000);
    await expect(page.getByRole('banner')).toContainText('08:42');
    await page.setViewportSize({ width: 600, height: 740 });
    await expect(page.getByRole('banner').getByText('08:42')).toBeHidden();
  });
});
