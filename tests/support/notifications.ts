import type { Locator, Page, Route } from '@playwright/test';
import { answerCommits, notificationOf, sendErika, stored } from './contact.ts';
import { expect } from './test.ts';

/** Sends a message that is stored; returns the notification that says so. */
export async function notify(page: Page): Promise<Locator> {
  await answerCommits(page, stored);
  await sendErika(page);
  const notification = notificationOf(page, 'sent');
  await expect(notification).toBeVisible();
  return notification;
}

/** As `notify`, with a clock that stands still since before the answer. */
export async function notifyInFrozenTime(page: Page): Promise<Locator> {
  await page.clock.install();
  const waiting: Route[] = [];
  await answerCommits(page, (route) => void waiting.push(route));
  await sendErika(page);
  await expect.poll(() => waiting.length).toBe(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  for (const route of waiting) await stored(route);
  const notification = notificationOf(page, 'sent');
  await expect(notification).toBeVisible();
  return notification;
}
