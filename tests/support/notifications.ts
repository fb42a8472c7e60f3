import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerCommits, holdCommits, notificationOf, sendErika, stored } from './contact.ts';

/** Sends a message that is stored; returns its notification once the form is gone. */
export async function notify(page: Page): Promise<Locator> {
  await answerCommits(page, stored);
  await expect(await sendErika(page)).toHaveCount(0);
  const notification = notificationOf(page, 'sent');
  await expect(notification).toBeVisible();
  return notification;
}

/** The answer of a store that refuses the message. */
export const refused = (route: Route) => route.fulfill({ status: 403, json: {} });

/** As `notify`, with a clock that stands still since before the answer. */
export async function notifyInFrozenTime(page: Page): Promise<Locator> {
  await page.clock.install();
  const answer = await holdCommits(page);
  const form = await sendErika(page);
  // When it goes, it hands the focus back, which would leave the notification again.
  await expect(form).toHaveCount(0);
  await answer(async (route) => {
    await stopClock(page);
    await stored(route);
  });
  const notification = notificationOf(page, 'sent');
  await expect(notification).toBeVisible();
  return notification;
}

/** Lets an installed clock stand still a second from now. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Turns to another window, or to a tab that hides this one; by "here" the visitor is back. */
export function look(page: Page, where: 'here' | 'at another window' | 'at another tab') {
  return page.evaluate((place) => {
    const value = place === 'at another tab' ? 'hidden' : 'visible';
    const isTurned = document.visibilityState !== value;
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.hasFocus = () => place === 'here';
    // A window that another one covers in part stays visible.
    if (isTurned) document.dispatchEvent(new Event('visibilitychange'));
    if (value === 'visible') window.dispatchEvent(new Event(place === 'here' ? 'focus' : 'blur'));
  }, where);
}
