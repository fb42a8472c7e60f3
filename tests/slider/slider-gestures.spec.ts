import type { Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { sliderPages } from '#content/slider.ts';
import { pageIndex } from '#src/content/pages.ts';
import { firstProject, gallery } from '#tests/support/content.ts';
import {
  dragMouse,
  notch,
  pressMouse,
  swipe,
  trackpadSwipe,
  turnWheel,
} from '#tests/support/gestures.ts';
import { centreOf } from '#tests/support/lock.ts';
import { boxOf, type Point } from '#tests/support/points.ts';
import { settle } from '#tests/support/settle.ts';
import { scrollPosition } from '#tests/support/slider-keys.ts';
import {
  dot,
  expectPage,
  lastPage,
  openPage,
  sliderPage,
  topBarEntry,
} from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const width = 1440;
const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** Background of a page, between its heading and its edge, in a window of 1440 px. */
const background: Point = { x: 900, y: 700 };
const overPage = { at: { x: 700, y: 500 } };

/** Slow: the nearest page wins. Quick: the direction does. */
const slowly = { duration: 800, steps: 8, hold: 200 };
const quickly = { duration: 60, steps: 4 };

test.describe('dragging with the mouse', () => {
  const shown = (page: Page, name: string) =>
    centreOf(page.locator('[data-page]:not([inert])').getByText(name, { exact: true }));

  test('follows the pointer one to one, and turns one page by a flick, however short', async ({
    page,
  }) => {
    await openPage(page, 1);
    const mouse = await pressMouse(page, background);
    await mouse.moveTo({ x: background.x - 300, y: background.y });
    await expect(page.locator('#slider')).toHaveAttribute('data-state', 'dragging');
    expect(await scrollPosition(page)).toBe(width + 300);
    await mouse.moveTo({ x: background.x + 200, y: background.y });
    expect(await scrollPosition(page)).toBe(width - 200);
    await mouse.release(300);
    await expectPage(page, 1);
    await dragMouse(page, background, { x: background.x - 60, y: 700 }, quickly);
    await expectPage(page, 2);
    await dragMouse(page, background, { x: background.x + 60, y: 700 }, quickly);
    await expectPage(page, 1);
    // Not mainly sideways.
    await dragMouse(page, background, { x: background.x - 40, y: 400 }, quickly);
    await expectPage(page, 1);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`beyond an end meets a resistance, and comes back (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await openPage(page, 0);
      const left = async () => (await boxOf(sliderPage(page, 0))).x;
      // Below the rows, above the links.
      const from = { x: 720, y: 730 };
      const mouse = await pressMouse(page, from);
      await mouse.moveTo({ x: from.x + 200, y: from.y });
      const first = await left();
      expect(first).toBeGreaterThan(20);
      expect(first).toBeLessThan(200);
      await mouse.moveTo({ x: from.x + 400, y: from.y });
      const second = await left();
      expect(second).toBeGreaterThan(first);
      expect(second).toBeLessThan(2 * first);
      await mouse.release();
      await expect.poll(left).toBe(0);
      await expectPage(page, 0);
    });
  }

  test('takes a tile along, which opens only by a click', async ({ page }) => {
    await openPage(page, pageIndex.projects);
    const tile = await shown(page, firstProject.tile.title);
    await dragMouse(page, tile, { x: tile.x - 200, y: tile.y }, quickly);
    await expectPage(page, pageIndex.projects + 1);
    await dragMouse(page, { x: 300, y: 700 }, { x: 400, y: 700 }, quickly);
    await expectPage(page, pageIndex.projects);
    const other = await shown(page, gallery.tile.title);
    await dragMouse(page, other, { x: other.x - 150, y: other.y }, slowly);
    await expectPage(page, pageIndex.projects);
    // A hand that trembles clicks.
    await dragMouse(page, other, { x: other.x + 3, y: other.y + 2 });
    await expect(page).toHaveURL(gallery.path);
  });

  test('takes a text link along, but no button', async ({ page }) => {
    const { directRow, emailRow } = sliderPages.contact;
    const number = pageIndex.contact;
    await openPage(page, number);
    for (const name of [directRow.button, emailRow.button]) {
      const button = await shown(page, name);
      const mouse = await pressMouse(page, button);
      await mouse.moveTo({ x: button.x + 300, y: button.y });
      await expect(page.locator('#slider')).toHaveAttribute('data-state', 'resting');
      expect(await scrollPosition(page)).toBe(number * width);
      await mouse.release();
      await expectPage(page, number);
    }
    const link = await shown(page, owner.email);
    await dragMouse(page, link, { x: link.x + 200, y: link.y }, quickly);
    await expectPage(page, number - 1);
  });
});

/** Records where the slider goes back, or further in a frame than a glide does, px. */
function recordFaults(slider: Element) {
  const faults: string[] = [];
  let left = slider.scrollLeft;
  let times = [performance.now(), performance.now()];
  requestAnimationFrame(function record(time) {
    const before = left;
    left = slider.scrollLeft;
    // A glide may write its position before or after this, so that of two frames counts.
    const furthest = 10 * Math.max(time - (times[0] ?? 0), 33);
    if (left < before - 2 || left > before + furthest) faults.push(`${before} to ${left}`);
    times = [...times.slice(1), time];
    requestAnimationFrame(record);
  });
  return faults;
}

test.describe('swiping with a finger', () => {
  test.use(phone);
  const y = 640;
  const swipeBack = (page: Page) => swipe(page, { x: 60, y }, { x: 320, y });

  test('turns one page at most, however hard, and never beyond the ends', async ({ page }) => {
    const swipeOn = () => swipe(page, { x: 385, y }, { x: 5, y }, { duration: 70 });
    await openPage(page, 0);
    for (const number of [1, 2, lastPage, lastPage]) {
      await swipeOn();
      await expectPage(page, number);
    }
    await openPage(page, 1);
    for (const number of [0, 0]) {
      await swipeBack(page);
      await expectPage(page, number);
    }
  });

  test('turns the page that it meant, although the phone is turned while the page still moves', async ({
    page,
  }) => {
    const [upright, onItsSide] = [phone.viewport, { width: 844, height: 390 }];
    for (const [before, after] of [
      [onItsSide, upright],
      [upright, onItsSide],
    ] as const) {
      for (const step of [1, -1, 1, -1]) {
        await page.setViewportSize(before);
        await openPage(page, 1);
        const from = { x: before.width * (0.5 + 0.3 * step), y: before.height * 0.7 };
        await swipe(page, from, { ...from, x: before.width - from.x }, { duration: 80 });
        await page.setViewportSize(after);
        await settle(page);
        await expectPage(page, 1 + step);
      }
    }
  });

  test('gives way to one glide when another page is pressed while it still moves', async ({
    page,
  }) => {
    for (const control of [topBarEntry, dot, topBarEntry, dot]) {
      await openPage(page, 0);
      const faults = await page.locator('#slider').evaluateHandle(recordFaults);
      await swipe(page, { x: 330, y }, { x: 100, y }, { duration: 80 });
      // Chromium makes no click of some taps that follow a flick.
      await control(page, lastPage).dispatchEvent('click');
      await settle(page);
      await expectPage(page, lastPage);
      expect(await faults.jsonValue()).toEqual([]);
    }
  });

  test('opens no tile that is pressed while the page still moves', async ({ page }) => {
    await openPage(page, pageIndex.projects - 1);
    const tile = page.getByRole('link', { name: firstProject.tile.title, exact: true });
    await swipe(page, { x: 330, y }, { x: 100, y }, { duration: 80 });
    await tile.dispatchEvent('click');
    await settle(page);
    await expectPage(page, pageIndex.projects);
  });
});

test.describe('the wheel', () => {
  test('turns one page per swipe on a trackpad, sideways, over the top bar and the dots as well', async ({
    page,
  }) => {
    await openPage(page, 1);
    await turnWheel(page, trackpadSwipe(-40, 'x'), overPage);
    await expectPage(page, 0);
    await turnWheel(page, trackpadSwipe(120), overPage);
    await turnWheel(page, trackpadSwipe(120), { at: { x: 700, y: 20 }, pause: 400 });
    await expectPage(page, 2);
    await turnWheel(page, notch(), { at: { x: 720, y: 885 } });
    await expectPage(page, 3);
  });

  test.describe('on a page that does not fit', () => {
    test.use({ viewport: { width: 320, height: 256 } });
    const at = { x: 160, y: 150 };
    const scrollTop = (page: Page, number: number) =>
      sliderPage(page, number).evaluate((section) => section.scrollTop);

    test('scrolls to its end first, then turns the page', async ({ page }) => {
      await openPage(page, 0);
      const end = await sliderPage(page, 0).evaluate((it) => it.scrollHeight - it.clientHeight);
      expect(end).toBeGreaterThan(100);
      await page.mouse.move(at.x, at.y);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => scrollTop(page, 0)).toBe(100);
      await page.mouse.wheel(0, 1000);
      await expect.poll(() => scrollTop(page, 0)).toBe(end);
      await expectPage(page, 0);
      await turnWheel(page, notch(), { at });
      await expectPage(page, 1);
    });
  });
});
