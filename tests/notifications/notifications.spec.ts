import type { Locator, Page } from '@playwright/test';
import {
  answerCommits,
  erika,
  fieldsOf,
  fillForm,
  holdCommits,
  notificationOf,
  openForm,
  refused,
  sendErika,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { dragMouse } from '#tests/support/gestures.ts';
import { animationDurations, freezeAnimations } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';
import { notifyInFrozenTime, stopClock, switchTo } from './clock-and-window.ts';
import { restingBox } from './resting-box.ts';

test.use({ expectedErrors: [/^Failed to load|^The message was not sent/] });

async function expectDismissedAfter(page: Page, notification: Locator, left = 5000) {
  await page.clock.runFor(left - 100);
  // A notification that was dismissed too early would be fading.
  const fading = () => notification.evaluateAll(([card]) => card?.getAnimations().length);
  await expect.poll(fading).toBe(0);
  await expect(notification).toBeVisible();
  await page.clock.runFor(200);
  await expect(notification).toHaveCount(0);
}

test.describe('a notification', () => {
  test('slides in for 600 ms and fades for 300 ms', { tag: '@slow' }, async ({ page }) => {
    const answer = await holdCommits(page);
    await sendErika(page);
    const resume = await freezeAnimations(page);
    await answer(stored);
    const notification = notificationOf(page, 'sent');
    await expect(notification).toBeAttached();
    const card = notification.locator('..');
    expect(await animationDurations(card)).toEqual([600]);
    expect((await boxOf(card)).width).toBeCloseTo(325, 0);
    // Notifications are items of an ordered list.
    await expect(card).toHaveCSS('list-style-type', 'none');
    // The focus pauses the notification's timer, so only the click can dismiss the notification.
    await notification.getByRole('button').focus();
    await notification.dispatchEvent('click');
    await expect.poll(() => animationDurations(card)).toEqual([300]);
    await resume();
    await expect(notification).toHaveCount(0);
  });

  test('is dismissed after 5000 ms although an earlier one was clicked away', {
    tag: '@slow',
  }, async ({ page }) => {
    const notification = await notifyInFrozenTime(page);
    await notification.click({ position: { x: 120, y: 20 } });
    await expect(notification).toHaveCount(0);
    await answerCommits(page, stored);
    const form = await openForm(page);
    await fillForm(form, erika);
    await submit(form);
    await expect(notification).toBeVisible();
    await expectDismissedAfter(page, notification);
  });

  test('stays while it is hovered or focused, then for the rest of its time', async ({ page }) => {
    const notification = await notifyInFrozenTime(page);
    await page.clock.runFor(3000);
    await notification.hover();
    await page.clock.runFor(20_000);
    await page.mouse.move(100, 800);
    await page.clock.runFor(500);
    await notification.getByRole('button', { name: 'Schließen', exact: true }).focus();
    await page.clock.runFor(20_000);
    await expect(notification).toBeVisible();
    await page.getByRole('button', { name: 'Schreiben' }).focus();
    await expectDismissedAfter(page, notification, 1500);
  });

  test('is dismissed by a click after a short swipe', { tag: '@slow' }, async ({ page }) => {
    const notification = await notifyInFrozenTime(page);
    const { x, y, width } = await restingBox(notification);
    await dragMouse(page, { x: x + 60, y: y + 20 }, { x: x + 60 + width * 0.35, y: y + 20 });
    await notification.click();
    await expect(notification).toHaveCount(0, { timeout: 2000 });
  });

  for (const target of ['another window', 'another tab'] as const) {
    test(`stays while the visitor is in ${target}, and for its full time after each return`, {
      tag: '@slow',
    }, async ({ page }) => {
      await page.clock.install();
      const answer = await holdCommits(page);
      await sendErika(page);
      await switchTo(page, target);
      await answer(refused);
      const notification = notificationOf(page, 'failed');
      await expect(notification).toBeVisible();
      await stopClock(page);
      await page.clock.runFor(20_000);
      await switchTo(page, 'page');
      await page.clock.runFor(3000);
      await switchTo(page, target);
      await page.clock.runFor(20_000);
      await switchTo(page, 'page');
      await expectDismissedAfter(page, notification);
    });
  }

  test('is below an earlier one, and each is dismissed by its own button, which returns the focus', {
    tag: '@slow',
  }, async ({ page }) => {
    const answer = await holdCommits(page);
    const form = await sendErika(page);
    await fieldsOf(await openForm(page)).message.fill('Noch etwas.');
    await submit(form);
    await expect(form).toHaveCount(0);
    const [earlier, later] = [notificationOf(page, 'sent'), notificationOf(page, 'failed')];
    const answers = [stored, refused];
    await answer(async (route) => {
      await answers.shift()?.(route);
      await expect(earlier).toBeVisible();
    }, 2);
    await expect(later).toBeVisible();
    const [first, second] = [await boxOf(earlier), await boxOf(later)];
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
    const write = page.getByRole('button', { name: 'Schreiben' });
    await expect(write).toBeFocused();
    await earlier.getByRole('button', { name: 'Schließen' }).click();
    await expect(earlier).toHaveCount(0);
    await expect(write).toBeFocused();
    await later.locator('..').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(later).toHaveCount(0, { timeout: 2000 });
    await expect(write).toBeFocused();
  });
});
