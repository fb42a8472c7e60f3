import type { Locator } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { sliderPages } from '#content/slider.ts';
import { pageIndex } from '#src/content/pages.ts';
import { firstSkill } from '#tests/support/content.ts';
import { openPage, pageHeading, sliderPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the layout changes at', () => {
  const isVisible = (title: Locator) =>
    title.evaluate((node) => node.getBoundingClientRect().width > 1);

  test('600 px: the bar gets the site title, the buttons move beside their texts', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 599, height: 900 });
    await openPage(page, pageIndex.contact);
    const title = page.getByRole('banner').getByText(owner.siteTitle);
    const widths = () =>
      sliderPage(page, pageIndex.contact)
        .getByRole('button')
        .evaluateAll((all) => new Set(all.map((it) => it.getBoundingClientRect().width)).size);
    expect(await isVisible(title)).toBe(false);
    expect(await widths()).toBe(1);
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(() => isVisible(title)).toBe(true);
    expect(await widths()).toBe(2);
  });

  test('1000 px: the map moves beside the text', async ({ page }) => {
    await page.setViewportSize({ width: 999, height: 1400 });
    await openPage(page, 0);
    const map = page.getByRole('img', { name: sliderPages.about.imageAlt });
    const heading = pageHeading(page, 0);
    const isBeside = async () => {
      const [left, right] = [await heading.boundingBox(), await map.boundingBox()];
      return (right?.x ?? 0) >= (left?.x ?? 0) + (left?.width ?? 0);
    };
    expect(await isBeside()).toBe(false);
    await page.setViewportSize({ width: 1000, height: 1400 });
    await expect.poll(isBeside).toBe(true);
  });

  test('1300 px: features stand three in a row', async ({ page }) => {
    await page.setViewportSize({ width: 1299, height: 900 });
    await page.goto(firstSkill.path);
    const features = page.getByRole('region', { name: /eignet$/ }).getByRole('listitem');
    const rows = () =>
      features.evaluateAll(
        (items) => new Set(items.map((item) => item.getBoundingClientRect().y)).size,
      );
    await expect(features).toHaveCount(3);
    expect(await rows()).toBe(2);
    await page.setViewportSize({ width: 1300, height: 900 });
    await expect.poll(rows).toBe(1);
  });
});
