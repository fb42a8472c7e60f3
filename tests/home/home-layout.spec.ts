import type { Locator, Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { pageIndex } from '#src/content/pages.ts';
import { firstSkill } from '#tests/support/content.ts';
import { boxOf } from '#tests/support/points.ts';
import { openPage, pageHeading, sliderPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mapOf = (page: Page) => page.getByRole('img', { name: 'Karte von Deutschland' });

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
    const map = mapOf(page);
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

test('390 px: where an owner has no map, the text stands in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 0);
  await mapOf(page).evaluate((map) => map.parentElement?.remove());
  const { y } = await boxOf(pageHeading(page, 0));
  const last = await boxOf(page.getByRole('link', { name: 'English' }));
  const room = await boxOf(sliderPage(page, 0));
  const above = y - room.y;
  expect(Math.abs(above - (room.y + room.height - last.y - last.height))).toBeLessThan(60);
});

test('texts, tiles and cards begin at one left edge and end at one right edge', async ({
  page,
}) => {
  for (const [width, height, left] of [
    [844, 390, 40],
    [1440, 900, 212],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, 0);
    const right = width - left;
    const map = await boxOf(mapOf(page));
    expect(map.x + map.width).toBeCloseTo(right, 0);
    for (const [page_, first] of [
      [0, page.getByRole('banner').getByText(owner.siteTitle)],
      [pageIndex.skills, sliderPage(page, pageIndex.skills).getByRole('listitem').first()],
      [pageIndex.contact, pageHeading(page, pageIndex.contact)],
    ] as const) {
      await openPage(page, page_);
      expect((await boxOf(first)).x).toBeCloseTo(left, 0);
      expect((await boxOf(pageHeading(page, page_))).x).toBeCloseTo(left, 0);
    }
    const entry = await boxOf(page.getByRole('link', { name: 'Kontakt', exact: true }));
    expect(entry.x + entry.width).toBeCloseTo(right, 0);
    const imprint = await boxOf(page.getByRole('link', { name: 'Impressum', exact: true }));
    // The page may have a scroll bar.
    const inner = await sliderPage(page, pageIndex.contact).evaluate((node) => node.clientWidth);
    expect(imprint.x + imprint.width).toBeCloseTo(inner - left, 0);
  }
});

test('icons keep their columns, and labels stay below them, however long a name is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, pageIndex.projects);
  const tiles = sliderPage(page, pageIndex.projects).getByRole('link');
  const columns = () =>
    tiles.evaluateAll((links) => [
      ...new Set(links.map(({ firstElementChild: icon }) => icon?.getBoundingClientRect().x)),
    ]);
  const before = await columns();
  expect(before.length).toBe(3);
  expect(Math.min(...before.map(Number))).toBeLessThan(28);
  for (const name of [owner.siteTitle, 'donaudampfschifffahrtsgesellschaft.example']) {
    const width = await tiles.nth(3).evaluate((link, text) => {
      const title = link.lastElementChild?.firstElementChild;
      if (!title) throw new Error('It has no title.');
      if (title.textContent !== text) title.textContent = text;
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getBoundingClientRect().width;
    }, name);
    expect(width).toBeLessThan(112);
    expect(await columns()).toEqual(before);
  }
});

test('the map is whole or not there, and a page that goes on below fades out', async ({ page }) => {
  for (const [width, height, whole] of [
    [390, 844, true],
    [360, 640, false],
    [320, 256, false],
    [844, 390, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, 0);
    const map = mapOf(page);
    await expect(map).toBeVisible({ visible: whole });
    if (whole) await expect(map).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, pageIndex.contact);
  const contact = sliderPage(page, pageIndex.contact);
  await expect(contact).toHaveCSS('mask-image', /^linear-gradient/);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(contact).toHaveCSS('mask-image', 'none');
  await page.emulateMedia({ forcedColors: 'none' });
  await contact.evaluate((node) => node.scrollTo(0, node.scrollHeight));
  await expect(contact).toHaveCSS('mask-image', 'none');
});
