import type { Page } from '@playwright/test';
import { notch, putFingers, sessionOf, turnWheel } from '#tests/support/gestures.ts';
import {
  fileWidth,
  lightboxAt,
  openLightbox,
  openLightboxAtRest,
  pictureOf,
  screenshotButton,
} from '#tests/support/lightbox.ts';
import { settle } from '#tests/support/page.ts';
import { type Box, boxOf, centreOfBox, type Point } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the lightbox', () => {
  test('zooms in sharply with a double click, and closes with a click next to the picture', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    const lightbox = await openLightbox(page, 2);
    const picture = lightbox.getByRole('img');
    await settle(page);
    const { x, y, width } = await boxOf(picture);
    const fitting = await fileWidth(picture);
    await picture.dblclick({ position: { x: width / 2, y: 60 } });
    await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(2.5 * width, 0);
    expect((await boxOf(picture)).y).toBeCloseTo(y - 1.5 * 60, 0);
    await expect.poll(() => fileWidth(picture)).toBeGreaterThan(fitting);
    await picture.dblclick();
    await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(width, 0);
    await lightbox.locator('p[aria-hidden]').click();
    await lightbox.getByRole('heading').click();
    await expect(lightbox).toBeVisible();
    await page.mouse.click(x - 20, y + 20);
    await expect(lightbox).toHaveCount(0);
    await expect(screenshotButton(page, 2)).toBeFocused();
  });
});

test.describe('the lightbox on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('zooms with a pinch around the fingers, and back with a double tap', {
    tag: '@slow',
  }, async ({ page }) => {
    const rest = await openLightboxAtRest(page, 2);
    const from = { x: rest.x + 120, y: rest.y + 60 };
    const to = { x: from.x + 30, y: from.y + 40 };
    const fingers = await putFingers(page, ...pairAround(from, 100));
    await fingers.moveTo(pairAround(to, 250));
    const drifted = async () => {
      const held = await boxOf(pictureOf(page));
      return drift(rest, { ...held, x: held.x - 30, y: held.y - 40 }, from);
    };
    await expect.poll(drifted).toBeLessThan(2);
    await fingers.lift();
    await settle(page);
    expect((await boxOf(pictureOf(page))).width / rest.width).toBeCloseTo(2.5, 1);
    await doubleTap(page, to);
    await expect.poll(() => boxOf(pictureOf(page))).toEqual(rest);
  });
});

test('the lightbox on a desktop zooms to 4× with Ctrl and wheel, pans with the wheel, and keeps the space below the picture on resize', {
  tag: '@slow',
}, async ({ page }) => {
  const rest = await openLightboxAtRest(page, 2);
  // Wheel events have integer coordinates.
  const centre = centreOfBox(rest);
  const place = { x: Math.round(centre.x) + 150, y: Math.round(centre.y) + 90 };
  await page.mouse.move(place.x, place.y);
  await page.keyboard.down('Control');
  const width = async () => (await boxOf(pictureOf(page))).width;
  await page.mouse.wheel(0, -100);
  // A notch zooms by e to the power of 0.25.
  await expect.poll(async () => (await width()) / rest.width).toBeCloseTo(1.284, 2);
  await settle(page);
  expect((await width()) / rest.width).toBeCloseTo(1.284, 2);
  for (let count = 0; count < 3; count += 1) await page.mouse.wheel(0, -100);
  await expect.poll(width).toBeGreaterThan(2 * rest.width);
  await settle(page);
  const zoomed = await boxOf(pictureOf(page));
  expect(drift(rest, zoomed, place)).toBeLessThan(2);
  for (let count = 0; count < 40; count += 1) await page.mouse.wheel(0, -100);
  await expect.poll(width).toBeCloseTo(4 * rest.width);
  await page.keyboard.up('Control');
  expect(await page.evaluate(() => document.elementFromPoint(2, 450)?.localName)).toBe('img');
  await page.getByRole('button', { name: 'Nächstes Bild' }).click({ trial: true });
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await settle(page);
  const zoomedTop = (await boxOf(pictureOf(page))).y;
  await turnWheel(page, notch(120), { at: place });
  await expect.poll(async () => (await boxOf(pictureOf(page))).y).toBeCloseTo(zoomedTop - 120, 0);
  await turnWheel(page, notch(5000), { at: place });
  await settle(page);
  /** Distance between the lower edges of picture and window, px. */
  const below = async () => {
    const { y, height } = await boxOf(pictureOf(page));
    return (page.viewportSize()?.height ?? 0) - y - height;
  };
  const edge = await below();
  expect(edge).toBeGreaterThan(0);
  expect(edge).toBeLessThan(120);
  await page.setViewportSize({ width: 1000, height: 600 });
  await expect.poll(below).toBeCloseTo(edge, 0);
  await expect(lightboxAt(page, 2)).toBeVisible();
});

/** Returns how far the part of the picture at `point` has moved, px. */
function drift(before: Box, after: Box, point: Point): number {
  const scale = after.width / before.width;
  return Math.hypot(
    after.x + (point.x - before.x) * scale - point.x,
    after.y + (point.y - before.y) * scale - point.y,
  );
}

/** The taps are 150 ms apart by their timestamps, also on a busy machine. */
async function doubleTap(page: Page, point: Point) {
  const session = await sessionOf(page);
  const start = Date.now() / 1000;
  for (const timestamp of [start, start + 0.15]) {
    const down = { type: 'touchStart' as const, touchPoints: [point], timestamp };
    const up = { type: 'touchEnd' as const, touchPoints: [], timestamp: timestamp + 0.03 };
    for (const event of [down, up]) await session.send('Input.dispatchTouchEvent', event);
  }
}

/** Returns points to the left and right of a centre, `distance` px apart. */
function pairAround({ x, y }: Point, distance: number): [Point, Point] {
  return [
    { x: x - distance / 2, y },
    { x: x + distance / 2, y },
  ];
}
