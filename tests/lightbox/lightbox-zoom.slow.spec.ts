import type { Page } from '@playwright/test';
import { doubleTap, putFingers } from '#tests/support/fingers.ts';
import {
  expectRest,
  galleryOf,
  lightboxAt,
  openAtRest,
  pictureOf,
} from '#tests/support/lightbox.ts';
import type { Point } from '#tests/support/points.ts';
import { type Box, boxOf, middleOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';

/** The picture rests at `scale` times the size of `rest`. */
async function expectScale(page: Page, rest: Box, scale: number) {
  await expectRest(page);
  const box = await boxOf(pictureOf(page));
  expect(box.width / rest.width).toBeCloseTo(scale, 1);
  expect(box.height / rest.height).toBeCloseTo(scale, 1);
  return box;
}

/** How far a spot of the picture has moved that was at `point`, px. */
function drift(before: Box, after: Box, point: Point): number {
  const scale = after.width / before.width;
  return Math.hypot(
    after.x + (point.x - before.x) * scale - point.x,
    after.y + (point.y - before.y) * scale - point.y,
  );
}

/** Two places beside `middle`, `distance` px apart. */
function pair({ x, y }: Point, distance: number): [Point, Point] {
  return [
    { x: x - distance / 2, y },
    { x: x + distance / 2, y },
  ];
}

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a pinch zooms as far as the fingers go, keeps under them what was there, and stays', async ({
    page,
  }) => {
    const rest = await openAtRest(page, 2);
    const from = { x: rest.x + 120, y: rest.y + 60 };
    const to = { x: from.x + 30, y: from.y + 40 };
    const fingers = await putFingers(page, ...pair(from, 100));
    await fingers.moveTo(pair(to, 250));
    await expect(galleryOf(page)).toHaveAttribute('data-state', 'zooming');
    const drifted = async () => {
      const held = await boxOf(pictureOf(page));
      return drift(rest, { ...held, x: held.x - 30, y: held.y - 40 }, from);
    };
    await expect.poll(drifted).toBeLessThan(2);
    await fingers.lift();
    await expectScale(page, rest, 2.5);
    await expect(lightboxAt(page, 2)).toBeVisible();
  });

  test('a double tap zooms to its place and out to the window’s edge, another one back', async ({
    page,
  }) => {
    const rest = await openAtRest(page, 2);
    const place = { x: rest.x + 100, y: middleOf(rest).y };
    await doubleTap(page, place);
    await expect(galleryOf(page)).toHaveAttribute('data-zoomed', 'true');
    const zoomed = await expectScale(page, rest, 2.5);
    expect(drift(rest, zoomed, place)).toBeLessThan(2);
    const { y } = middleOf(zoomed);
    const atEdge = page.evaluate((top) => document.elementFromPoint(2, top)?.localName, y);
    expect(await atEdge).toBe('img');
    await doubleTap(page, place);
    await expect(galleryOf(page)).not.toHaveAttribute('data-zoomed');
    await expectScale(page, rest, 1);
  });
});

test('Ctrl and the wheel zoom around the pointer, to 4× at most', async ({ page }) => {
  const rest = await openAtRest(page, 2);
  // A wheel knows its place in whole px only.
  const place = { x: Math.round(middleOf(rest).x) + 150, y: Math.round(middleOf(rest).y) + 90 };
  await page.mouse.move(place.x, place.y);
  await page.keyboard.down('Control');
  for (let event = 0; event < 4; event += 1) await page.mouse.wheel(0, -100);
  await expect(galleryOf(page)).toHaveAttribute('data-zoomed', 'true');
  await expectRest(page);
  const zoomed = await boxOf(pictureOf(page));
  expect(zoomed.width / rest.width).toBeGreaterThan(2);
  expect(drift(rest, zoomed, place)).toBeLessThan(2);
  for (let event = 0; event < 40; event += 1) await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await boxOf(pictureOf(page))).width).toBeCloseTo(4 * rest.width);
  await expectScale(page, rest, 4);
  await page.keyboard.up('Control');
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  // By itself the wheel moves it, and turns nothing.
  const zoomedIn = await boxOf(pictureOf(page));
  await page.mouse.wheel(0, 120);
  await expect.poll(async () => (await boxOf(pictureOf(page))).y).toBeCloseTo(zoomedIn.y - 120, 0);
  await expect(lightboxAt(page, 2)).toBeVisible();
});
