import type { Locator, Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { slideIndex } from '#src/content/slides.ts';
import { firstProject, firstSkill, projectWithPictures } from '#tests/support/content.ts';
import { openSlide, slideAt, slideHeading } from '#tests/support/home-screen.ts';
import { boxOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many elements stand in each row. */
async function rowsOf(elements: Locator) {
  const tops = await elements.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().y));
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}

const mapOf = (page: Page) => page.getByRole('img', { name: 'Karte von Deutschland' });

test.describe('the layout', () => {
  test('from 600 px shows the site title in the bar, and makes buttons only as wide as their texts', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 599, height: 900 });
    await openSlide(page, slideIndex.contact);
    const title = page.getByRole('banner').getByText(owner.siteTitle);
    const titleWidth = () => title.evaluate((node) => node.getBoundingClientRect().width);
    const buttonWidths = () =>
      slideAt(page, slideIndex.contact)
        .getByRole('button')
        .evaluateAll((all) => new Set(all.map((it) => it.getBoundingClientRect().width)).size);
    expect(await titleWidth()).toBeLessThanOrEqual(1);
    expect(await buttonWidths()).toBe(1);
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(titleWidth).toBeGreaterThan(1);
    expect(await buttonWidths()).toBe(2);
  });

  test('moves the map beside the text from 1000 px', async ({ page }) => {
    await page.setViewportSize({ width: 999, height: 1400 });
    await openSlide(page, 0);
    const map = mapOf(page);
    const isBeside = async () => {
      const [left, right] = [await boxOf(slideHeading(page, 0)), await boxOf(map)];
      return right.x >= left.x + left.width;
    };
    expect(await isBeside()).toBe(false);
    await page.setViewportSize({ width: 1000, height: 1400 });
    await expect.poll(isBeside).toBe(true);
  });

  test('shows the taglines of tiles from 1000 px', async ({ page }) => {
    await page.setViewportSize({ width: 999, height: 900 });
    await openSlide(page, firstProject.slide);
    const line = slideAt(page, firstProject.slide).getByText(firstProject.tagline ?? '');
    await expect(line).toBeHidden();
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(line).toBeVisible();
  });

  test('puts three tiles below each other, and in a row from 600 px', async ({ page }) => {
    await page.setViewportSize({ width: 599, height: 900 });
    await openSlide(page, slideIndex.skills);
    const tiles = slideAt(page, slideIndex.skills).getByRole('link');
    expect(await rowsOf(tiles)).toEqual([1, 1, 1]);
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(() => rowsOf(tiles)).toEqual([3]);
  });

  for (const [kind, { path }, name, before, then] of [
    ['a skill', firstSkill, /eignet$/, [2, 1], [3]],
    ['a project', projectWithPictures, 'Funktionen', [2, 2], [2, 2]],
  ] as const) {
    test(`puts the features of ${kind} in rows of ${before.join(' and ')} below 1300 px, and of ${then.join(' and ')} from there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1299, height: 900 });
      await page.goto(path);
      const features = page.getByRole('region', { name }).getByRole('listitem');
      await expect.poll(() => rowsOf(features)).toEqual(before);
      await page.setViewportSize({ width: 1300, height: 900 });
      await expect.poll(() => rowsOf(features)).toEqual(then);
    });
  }

  test('centres the text between top and bottom when the owner has no map', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSlide(page, 0);
    await mapOf(page).evaluate((map) => map.parentElement?.remove());
    const { y } = await boxOf(slideHeading(page, 0));
    const last = await boxOf(page.getByRole('link', { name: 'English' }));
    const room = await boxOf(slideAt(page, 0));
    const above = y - room.y;
    expect(Math.abs(above - (room.y + room.height - last.y - last.height))).toBeLessThan(60);
  });
});

test.describe('the home screen', () => {
  test('keeps its columns of icons when the name of an app is long', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSlide(page, slideIndex.projects);
    const tiles = slideAt(page, slideIndex.projects).getByRole('link');
    const columns = () =>
      tiles.evaluateAll((links) => [
        ...new Set(links.map(({ firstElementChild: icon }) => icon?.getBoundingClientRect().x)),
      ]);
    const before = await columns();
    expect(before).toHaveLength(3);
    expect(Math.min(...before.map(Number))).toBeLessThan(28);
    const width = await tiles.nth(3).evaluate((link) => {
      const title = link.lastElementChild?.firstElementChild ?? link;
      title.textContent = 'donaudampfschifffahrtsgesellschaft.example';
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getBoundingClientRect().width;
    });
    expect(width).toBeLessThan(112);
    expect(await columns()).toEqual(before);
  });

  test('shows the map as a whole or not at all', async ({ page }) => {
    for (const [width, height, whole] of [
      [390, 844, true],
      [360, 640, false],
      [844, 390, true],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openSlide(page, 0);
      const map = mapOf(page);
      await expect(map).toBeVisible({ visible: whole });
      if (whole) await expect(map).toBeInViewport({ ratio: 1 });
    }
  });

  test('fades out the lower edge of a slide that can be scrolled further', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openSlide(page, slideIndex.contact);
    const contact = slideAt(page, slideIndex.contact);
    await expect(contact).toHaveCSS('mask-image', /^linear-gradient/);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(contact).toHaveCSS('mask-image', 'none');
    await page.emulateMedia({ forcedColors: 'none' });
    await contact.evaluate((node) => node.scrollTo(0, node.scrollHeight));
    await expect(contact).toHaveCSS('mask-image', 'none');
  });
});
