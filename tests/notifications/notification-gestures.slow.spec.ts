import { showNotification } from '#tests/support/contact.ts';
import { dragMouse, putFingers, swipe } from '#tests/support/gestures.ts';
import { boxOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';
import { stopClock } from './clock-and-window.ts';
import { restingBox } from './resting-box.ts';

test.use({ hasTouch: true });

test.describe('a notification', () => {
  test('is 325 px wide at the top right, and full-width below 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 700 });
    const notification = await showNotification(page);
    const box = await restingBox(notification);
    expect(box.width).toBe(325);
    const bar = await boxOf(page.getByRole('banner'));
    for (const distance of [box.y - bar.height, 768 - (box.x + box.width)]) {
      expect(distance).toBeGreaterThan(0);
      expect(distance).toBeLessThanOrEqual(32);
    }
    await notification.hover();
    await page.setViewportSize({ width: 767, height: 700 });
    expect(await restingBox(notification)).toMatchObject({ x: 0, y: 16, width: 767 });
  });

  for (const [pointer, drag, width] of [
    ['mouse', dragMouse, 1440],
    ['finger', swipe, 390],
  ] as const) {
    test(`is dismissed by a swipe over 45 % of its width, and springs back after 35 % (${pointer})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.clock.install();
      const notification = await showNotification(page);
      const box = await restingBox(notification);
      await stopClock(page);
      const from = { x: box.x + 60, y: box.y + 20 };
      const swipeOver = (share: number) => {
        const to = { ...from, x: from.x + box.width * share };
        return drag(page, from, to, { duration: 240, steps: 12 });
      };
      if (pointer === 'finger') {
        // The system cancels touches, for example for a call.
        const finger = await putFingers(page, from);
        await finger.moveTo([{ ...from, x: from.x + box.width * 0.45 }]);
        await expect.poll(async () => (await boxOf(notification)).x).toBeGreaterThan(box.x);
        await finger.cancel();
        await expect.poll(() => restingBox(notification)).toEqual(box);
      }
      await swipeOver(0.35);
      expect(await restingBox(notification)).toEqual(box);
      await expect(notification).toBeVisible();
      await swipeOver(0.45);
      await expect(notification).toHaveCount(0, { timeout: 2000 });
    });
  }

  for (const [before, after, short, long] of [
    [1000, 390, 150, 162],
    [390, 1000, 124, 136],
  ] as const) {
    test(`is dismissed by a swipe over 40 % of its current width after a resize from ${before} to ${after} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: before, height: 700 });
      await page.clock.install();
      const notification = await showNotification(page);
      await stopClock(page);
      await page.setViewportSize({ width: after, height: 700 });
      const box = await restingBox(notification);
      const from = { x: box.x + 60, y: box.y + 20 };
      const swipeBy = (distance: number) =>
        dragMouse(page, from, { ...from, x: from.x + distance });
      await swipeBy(short);
      expect(await restingBox(notification)).toEqual(box);
      await expect(notification).toBeVisible();
      await swipeBy(long);
      await expect(notification).toHaveCount(0, { timeout: 2000 });
    });
  }
});
