import { colorAt, hexAsRgb } from '#tests/support/colors.ts';
import { palette } from '#tests/support/content.ts';
import { dragMouse, pressMouse } from '#tests/support/gestures.ts';
import { boxOf, centreOf, type Point } from '#tests/support/points.ts';
import {
  dot,
  expectSlide,
  homeWallpaper,
  openSlide,
  sliderScrollLeft,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const width = 1440;

test('bar and dots highlight the current slide, and the bar a hovered entry', async ({ page }) => {
  await openSlide(page, 1);
  await page.mouse.move(700, 600);
  // The visible pill is smaller than the link.
  const background = (number: number) =>
    topBarEntry(page, number).evaluate((it) => getComputedStyle(it, '::before').backgroundColor);
  const [active, other] = [await background(1), await background(2)];
  expect(active).not.toBe(other);
  await topBarEntry(page, 2).hover();
  await expect.poll(() => background(2)).not.toBe(other);
  expect(await background(0)).toBe(other);
  expect(await background(1)).toBe(active);
  const colorOfDot = async (slide: number) => colorAt(page, await centreOf(dot(page, slide)));
  await expect.poll(() => colorOfDot(1)).toBe(hexAsRgb(palette.primary.light));
  expect(await colorOfDot(2)).not.toBe(hexAsRgb(palette.primary.light));
  const [first, second] = [await boxOf(dot(page, 0)), await boxOf(dot(page, 1))];
  expect(second).toMatchObject({ y: first.y, width: first.width });
  expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
});

test('a press on a dot makes the slider glide', async ({ page }) => {
  await page.clock.install();
  await openSlide(page, 0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await dot(page, 1).click();
  await page.clock.runFor(150);
  const position = await sliderScrollLeft(page);
  expect(position).toBeGreaterThan(0.1 * width);
  expect(position).toBeLessThan(0.9 * width);
  await page.clock.runFor(2000);
  await expectSlide(page, 1);
});

test.describe('the slider with a mouse', () => {
  /** An empty point of a slide, between its heading and its edge. */
  const from: Point = { x: 900, y: 700 };
  const quickly = { duration: 60, steps: 4 };

  test('follows a drag, and turns one slide with a flick of any length', async ({ page }) => {
    await openSlide(page, 1);
    const wallpaper = async () => (await boxOf(homeWallpaper(page))).x;
    const before = await wallpaper();
    const mouse = await pressMouse(page, from);
    await mouse.moveTo({ x: from.x - 300, y: from.y });
    // The wallpaper moves less than the slide.
    expect(await wallpaper()).toBeLessThan(before - 5);
    expect(await wallpaper()).toBeGreaterThan(before - 100);
    await expect.poll(() => sliderScrollLeft(page)).toBe(width + 300);
    await mouse.moveTo({ x: from.x + 200, y: from.y });
    await expect.poll(() => sliderScrollLeft(page)).toBe(width - 200);
    await mouse.release(300);
    await expectSlide(page, 1);
    for (const length of [60, 840]) {
      await dragMouse(page, from, { x: from.x - length, y: 700 }, quickly);
      await expectSlide(page, 2);
      await dragMouse(page, from, { x: from.x + 60, y: 700 }, quickly);
      await expectSlide(page, 1);
    }
    const upwards = { x: from.x - 40, y: 400 };
    await dragMouse(page, from, upwards, quickly);
    await expectSlide(page, 1);
  });
});
