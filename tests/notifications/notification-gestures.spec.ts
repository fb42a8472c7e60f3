import type { Locator, Page } from '@playwright/test';
import { putFingers } from '#tests/support/fingers.ts';
import { dragMouse, swipe } from '#tests/support/gestures.ts';
import { notify, stopClock } from '#tests/support/notifications.ts';
import { boxOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';

/** The box of a notification that has come to rest. */
async function restingBox(notification: Locator) {
  const card = notification.locator('..');
  await expect.poll(() => card.evaluate((node) => node.getAnimations().length)).toBe(0);
  return boxOf(notification);
}

const [width, fullWidthBelow, swipeShare] = [325, 768, 0.4];

test(`a notification is ${width} px wide, at the top right, below ${fullWidthBelow} px as wide as the page`, async ({
  page,
}) => {
  await page.setViewportSize({ width: fullWidthBelow, height: 700 });
  const notification = await notify(page);
  const box = await restingBox(notification);
  expect(box.width).toBe(width);
  for (const distance of [box.y, fullWidthBelow - (box.x + box.width)]) {
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThanOrEqual(32);
  }
  await notification.hover();
  await page.setViewportSize({ width: fullWidthBelow - 1, height: 700 });
  const narrow = { x: 0, y: 0, width: fullWidthBelow - 1 };
  expect(await restingBox(notification)).toMatchObject(narrow);
});

for (const { device, drag, size, hasTouch } of [
  { device: 'the mouse', drag: dragMouse, size: { width: 1440, height: 900 }, hasTouch: false },
  { device: 'a finger', drag: swipe, size: { width: 390, height: 844 }, hasTouch: true },
]) {
  test.describe(`at ${size.width} px with ${device}`, () => {
    test.use({ viewport: size, hasTouch });

    /** Swipes over a share of the width. */
    async function swipeOver(page: Page, notification: Locator, share: number) {
      const { x, y, width } = await restingBox(notification);
      const from = { x: x + 60, y: y + 20 };
      await drag(page, from, { ...from, x: from.x + width * share }, { duration: 240, steps: 12 });
    }

    test(`a swipe beyond ${swipeShare} of the width dismisses, a shorter one springs back`, async ({
      page,
    }) => {
      await page.clock.install();
      const notification = await notify(page);
      const box = await restingBox(notification);
      await stopClock(page);
      await swipeOver(page, notification, swipeShare - 0.05);
      expect(await restingBox(notification)).toEqual(box);
      await expect(notification.locator('..')).toHaveAttribute('data-state', 'open');
      await swipeOver(page, notification, swipeShare + 0.05);
      await expect(notification).toHaveCount(0, { timeout: 2000 });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe that the system takes over, as for a call, leaves the notification where it was, to be swiped again', async ({
    page,
  }) => {
    await page.clock.install();
    const notification = await notify(page);
    const box = await restingBox(notification);
    await stopClock(page);
    const from = { x: box.x + 60, y: box.y + 20 };
    const beyond = { ...from, x: from.x + box.width * (swipeShare + 0.05) };
    const finger = await putFingers(page, from);
    await finger.moveTo([beyond]);
    await expect.poll(async () => (await notification.boundingBox())?.x).toBeGreaterThan(box.x);
    await finger.cancel();
    await expect.poll(() => restingBox(notification)).toEqual(box);
    await expect(notification.locator('..')).toHaveAttribute('data-state', 'open');
    await swipe(page, from, beyond, { duration: 240, steps: 12 });
    await expect(notification).toHaveCount(0, { timeout: 2000 });
  });
});
