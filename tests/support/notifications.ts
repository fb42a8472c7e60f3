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
  const waiting = new Promise<Route>((resolve) => answerCommits(page, resolve));
  await sendErika(page);
  const route = await waiting;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await stored(route);
  const notification = notificationOf(page, 'sent');
  await expect(notification).toBeVisible();
  return notification;
}
