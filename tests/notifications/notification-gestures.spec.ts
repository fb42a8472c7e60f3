import type { Locator, Page } from '@playwright/test';
import { dragMouse, pressMouse, swipe } from '#tests/support/gestures.ts';
import { notify } from '#tests/support/notifications.ts';
import { expect, test } from '#tests/support/test.ts';

/** The box of a notification that has come to rest. */
async function restingBox(notification: Locator) {
  const card = notification.locator('..');
  await expect.poll(() => card.evaluate((node) => node.getAnimations().length)).toBe(0);
  const box = await notification.boundingBox();
  if (!box) throw new Error('The notification has no box.');
  return box;
}

test('a notification is a status in the region, with its title, its text and a button', async ({
  page,
}) => {
  const notification = await notify(page);
  await expect(page.getByRole('region', { name: 'Benachrichtigungen' })).toHaveCount(1);
  await expect(notification.getByText('Nachricht abgeschickt', { exact: true })).toBeVisible();
  await expect(notification.getByText('Ich werde mich bei Ihnen melden.')).toBeVisible();
  await expect(notification.getByRole('button')).toHaveCount(1);
  await expect(notification.getByRole('button', { name: 'Schließen', exact: true })).toBeVisible();
});

test('from 768 px on a notification is 325 px wide, at the top right', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  const box = await restingBox(await notify(page));
  expect(box.width).toBe(325);
  expect(box.y).toBeGreaterThan(0);
  expect(box.y).toBeLessThanOrEqual(32);
  expect(box.x + box.width).toBeLessThan(768);
  expect(box.x + box.width).toBeGreaterThanOrEqual(768 - 32);
});

test('below 768 px a notification takes the full width, at the top', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 700 });
  const box = await restingBox(await notify(page));
  expect(box).toMatchObject({ x: 0, y: 0, width: 767 });
});

/** Swipes a notification to the right over a share of its width; leaves time for it to answer. */
type SwipeOver = (page: Page, from: { x: number; y: number }, distance: number) => Promise<void>;

const byMouse: SwipeOver = (page, from, distance) =>
  dragMouse(page, from, { x: from.x + distance, y: from.y }, { duration: 300, steps: 12 });
const byFinger: SwipeOver = (page, from, distance) =>
  swipe(page, from, { x: from.x + distance, y: from.y }, { duration: 200, steps: 12 });

for (const { device, over, size, hasTouch } of [
  { device: 'the mouse', over: byMouse, size: { width: 1440, height: 900 }, hasTouch: false },
  { device: 'a finger', over: byFinger, size: { width: 390, height: 844 }, hasTouch: true },
]) {
  test.describe(`at ${size.width} px with ${device}`, () => {
    test.use({ viewport: size, hasTouch });

    test('a swipe beyond 40 percent of the width dismisses', async ({ page }) => {
      const notification = await notify(page);
      const box = await restingBox(notification);
      await over(page, { x: box.x + 60, y: box.y + 20 }, box.width * 0.45);
      await expect(notification).toHaveCount(0, { timeout: 2000 });
    });

    test('a shorter swipe springs back', async ({ page }) => {
      await page.clock.install();
      const notification = await notify(page);
      const box = await restingBox(notification);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
      await over(page, { x: box.x + 60, y: box.y + 20 }, box.width * 0.35);
      expect(await restingBox(notification)).toEqual(box);
      await expect(notification.locator('..')).toHaveAttribute('data-state', 'open');
    });
  });
}

test('during a swipe the notification follows the pointer', async ({ page }) => {
  const notification = await notify(page);
  const box = await restingBox(notification);
  const mouse = await pressMouse(page, { x: box.x + 60, y: box.y + 20 });
  await mouse.moveTo({ x: box.x + 140, y: box.y + 20 });
  await expect.poll(async () => (await notification.boundingBox())?.x).toBe(box.x + 80);
  await mouse.release();
  expect(await restingBox(notification)).toEqual(box);
});
