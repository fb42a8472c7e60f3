import { expect, type Locator } from '@playwright/test';
import { boxOf } from '#tests/support/points.ts';

/** Returns the box of a notification that has slid in. */
export async function restingBox(notification: Locator) {
  const card = notification.locator('..');
  await expect.poll(() => card.evaluate((node) => node.getAnimations().length)).toBe(0);
  return boxOf(notification);
}
