import { expect, type Locator, type Page } from '@playwright/test';
import { holdCommits, notificationOf, sendErika, stored } from '#tests/support/contact.ts';

/** Sends a message, and stops the clock before Firestore's answer shows the notification. */
export async function notifyInFrozenTime(page: Page): Promise<Locator> {
  await page.clock.install();
  const answer = await holdCommits(page);
  const form = await sendErika(page);
  // A closing form returns the focus, and would take it from the notification.
  await expect(form).toHaveCount(0);
  await answer(async (route) => {
    await stopClock(page);
    await stored(route);
  });
  const notification = notificationOf(page, 'sent');
  await expect(notification).toBeVisible();
  return notification;
}

/** Moves an installed clock forward by a second, and stops it. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Simulates a switch to another window, to a tab that hides this one, or back to the page. */
export function switchTo(page: Page, target: 'page' | 'another window' | 'another tab') {
  return page.evaluate((to) => {
    const value = to === 'another tab' ? 'hidden' : 'visible';
    const isChanged = document.visibilityState !== value;
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.hasFocus = () => to === 'page';
    // A partly covered window stays visible.
    if (isChanged) document.dispatchEvent(new Event('visibilitychange'));
    if (value === 'visible') window.dispatchEvent(new Event(to === 'page' ? 'focus' : 'blur'));
  }, target);
}
