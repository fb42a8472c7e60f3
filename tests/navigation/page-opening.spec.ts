import type { Locator, Page } from '@playwright/test';
import { firstSkill, imprint, projectWithPictures } from '#tests/support/content.ts';
import { animationDurations, freezeAnimations, openPage, settle } from '#tests/support/page.ts';
import { type Box, boxOf } from '#tests/support/points.ts';
import { closeLink, expectSlide, openSlide, tile } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

/** Expects the visible part of a moving page at a box's left, top and width. */
async function expectShown(layer: Locator, expected: Box) {
  const { x, y, width } = await boxOf(layer.locator('> *'));
  const shown = await boxOf(layer);
  // Hovered tiles grow, and the home screen has no scroll bar.
  expect(Math.abs(Math.max(x, shown.x) - expected.x)).toBeLessThan(16);
  expect(Math.abs(Math.max(y, shown.y) - expected.y)).toBeLessThan(16);
  const right = Math.min(x + width, shown.x + shown.width);
  expect(Math.abs(right - expected.x - expected.width)).toBeLessThan(16);
}

/** The page over the home screen. */
function pageLayer(page: Page) {
  return page.locator('body > div > div:has(main)').last();
}

const fullWindow = { x: 0, y: 0, width: 1440, height: 900 };

/** Moves a page's animations to a time, ms. */
function seek(layer: Locator, ms: number) {
  return layer.evaluate((node, time) => {
    for (const each of node.getAnimations({ subtree: true }))
      if (each.timeline === document.timeline) each.currentTime = time;
  }, ms);
}

async function expectMotion(control: Locator, start: Box, end: Box) {
  const page = control.page();
  const layer = pageLayer(page);
  const resume = await freezeAnimations(page);
  await control.click();
  await expect.poll(() => animationDurations(layer)).toContain(420);
  await expectShown(layer, start);
  await seek(layer, 419);
  await expectShown(layer, end);
  if (end.width < fullWindow.width) {
    // At the tile, a cover with the tile's background is over the page.
    const cover = await boxOf(layer.locator('> * > :last-child'));
    expect(Math.abs(cover.y - end.y)).toBeLessThan(16);
  }
  await resume();
  await settle(page);
}

test.describe('a page', () => {
  test('opens from its icon in 420 ms and closes into it', async ({ page }) => {
    await openSlide(page, 2);
    const icon = await boxOf(tile(page, projectWithPictures).locator('span').first());
    await expectMotion(tile(page, projectWithPictures), icon, fullWindow);
    await page.evaluate(() => scrollTo(0, 500));
    await expectMotion(closeLink(page), fullWindow, icon);
    await expectSlide(page, 2);
  });

  test('opens from below without a tile', { tag: '@slow' }, async ({ page }) => {
    const below = { ...fullWindow, y: 900 };
    await openSlide(page, 3);
    await expectMotion(tile(page, imprint), below, fullWindow);
    await expectMotion(closeLink(page), fullWindow, below);
    await expectSlide(page, 3);
  });

  test('starts with its icon in the place of the tile’s icon', { tag: '@slow' }, async ({
    page,
  }) => {
    for (const detail of [projectWithPictures, firstSkill]) {
      await openSlide(page, detail.slide);
      const before = await boxOf(tile(page, detail).locator('img').first());
      const resume = await freezeAnimations(page);
      await tile(page, detail).click();
      const icon = pageLayer(page).getByRole('main').locator('img').first();
      // A hovered icon grows by 5 %.
      for (const [side, px] of Object.entries(before))
        await expect
          .poll(async () => Math.abs((await boxOf(icon))[side as keyof Box] - px), detail.title)
          .toBeLessThan(6);
      await resume();
      await settle(page);
    }
  });

  // Without a correction, the transforms of icon and page would multiply. Then the icon would grow
  // to 1.5 times its final size.
  test('opens with an icon that only grows and never leaves the moving page', {
    tag: '@slow',
  }, async ({ page }) => {
    await openSlide(page, 2);
    const resume = await freezeAnimations(page);
    await tile(page, projectWithPictures).click();
    const layer = pageLayer(page);
    await expect.poll(() => animationDurations(layer)).toContain(420);
    const icon = layer.getByRole('main').locator('img').first();
    const boxes: { icon: Box; layer: Box }[] = [];
    for (let ms = 0; ms < 420; ms += 15) {
      await seek(layer, ms);
      boxes.push({ icon: await boxOf(icon), layer: await boxOf(layer) });
    }
    const sizes = boxes.map((each) => each.icon.width);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    for (const each of boxes)
      expect(each.icon.x + each.icon.width).toBeLessThan(each.layer.x + each.layer.width);
    await resume();
    await settle(page);
  });

  test('closes into its icon when it was opened directly', { tag: '@slow' }, async ({
    page,
    context,
  }) => {
    await openSlide(page, 2);
    const icon = await boxOf(tile(page, projectWithPictures).locator('span').first());
    const direct = await context.newPage();
    await openPage(direct, projectWithPictures.path);
    await expectMotion(closeLink(direct), fullWindow, icon);
  });
});
