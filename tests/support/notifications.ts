import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerCommits, notificationOf, sendErika, stored } from './contact.ts';

/** Sends a message, and returns its notification after the form has closed. */
export async function notify(page: Page): Promise<Locator> {
  await answerCommits(page, stored);
  await expect(await sendErika(page)).toHaveCount(0);
  const notification = notificationOf(page, 'sent');
  await expect(notification).toBeVisible();
  return notification;
}

export const refused = (route: Route) => route.fulfill({ status: 403, json: {} });
