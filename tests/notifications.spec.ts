import { animationDurations, freezeAnimations } from './support/animations.ts';
import {
  answerCommits,
  erika,
  fieldsOf,
  fillForm,
  holdCommits,
  notificationOf,
  openContact,
  sendErika,
  stored,
  submit,
} from './support/contact.ts';
import { notify, notifyInFrozenTime } from './support/notifications.ts';
import { openForm } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('a notification goes by itself after 5 s', async ({ page }) => {
  const notification = await notifyInFrozenTime(page);
  await page.clock.runFor(4900);
  await expect(notification).toBeVisible();
  await expect(notification.locator('..')).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(200);
  await expect(notification).toHaveCount(0);
});

test('a notification stays while the pointer rests on it', async ({ page }) => {
  const notification = await notifyInFrozenTime(page);
  await page.clock.runFor(3000);
  await notification.hover();
  await page.clock.runFor(20_000);
  await expect(notification).toBeVisible();
  await page.mouse.move(100, 800);
  await page.clock.runFor(1800);
  await expect(notification).toBeVisible();
  await page.clock.runFor(400);
  await expect(notification).toHaveCount(0);
});

test('a notification stays while the focus is in it', async ({ page }) => {
  const notification = await notifyInFrozenTime(page);
  await page.clock.runFor(3000);
  await notification.getByRole('button', { name: 'Schließen', exact: true }).focus();
  await page.clock.runFor(20_000);
  await expect(notification).toBeVisible();
  await page.getByRole('button', { name: 'Schreiben' }).focus();
  await page.clock.runFor(2200);
  await expect(notification).toHaveCount(0);
});

test('a click anywhere on a notification dismisses it', async ({ page }) => {
  const notification = await notify(page);
  await notification.click({ position: { x: 120, y: 20 } });
  await expect(notification).toHaveCount(0, { timeout: 2000 });
  await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
});

test('after one was dismissed under the pointer, the next one still goes by itself', async ({
  page,
}) => {
  const notification = await notifyInFrozenTime(page);
  await notification.click({ position: { x: 120, y: 20 } });
  await expect(notification).toHaveCount(0);
  await answerCommits(page, stored);
  const form = await openForm(page);
  await fillForm(form, erika);
  await submit(form);
  await expect(notification).toBeVisible();
  await page.clock.runFor(5100);
  await expect(notification).toHaveCount(0);
});

test('its button dismisses a notification, and the focus returns where it was', async ({
  page,
}) => {
  const notification = await notify(page);
  await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
  const close = notification.getByRole('button', { name: 'Schließen', exact: true });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(notification).toHaveCount(0, { timeout: 2000 });
  await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
});

test('a notification slides in within 600 ms and fades within 300 ms', async ({ page }) => {
  await answerCommits(page, stored);
  const form = await openContact(page);
  await fillForm(form, erika);
  const go = await freezeAnimations(page);
  await submit(form);
  const notification = notificationOf(page, 'sent');
  await expect(notification).toBeAttached();
  const card = notification.locator('..');
  expect(await animationDurations(card)).toEqual([600]);
  await notification.dispatchEvent('click');
  await expect(card).toHaveAttribute('data-state', 'closed');
  expect(await animationDurations(card)).toEqual([300]);
  await go();
  await expect(notification).toHaveCount(0);
});

test('a second notification stands below the first, and each goes on its own', async ({ page }) => {
  const answer = await holdCommits(page);
  const form = await sendErika(page);
  await fieldsOf(await openForm(page)).message.fill('Noch etwas.');
  await submit(form);
  await expect(form).toHaveCount(0);
  await answer(stored, 2);
  const both = notificationOf(page, 'sent');
  await expect(both).toHaveCount(2);
  await expect
    .poll(() =>
      both.evaluateAll(
        (nodes) => nodes.flatMap((node) => node.parentElement?.getAnimations() ?? []).length,
      ),
    )
    .toBe(0);
  const [first, second] = [await both.first().boundingBox(), await both.last().boundingBox()];
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
  expect(second?.x).toBe(first?.x);
  await both.first().getByRole('button', { name: 'Schließen' }).click();
  await expect(both).toHaveCount(1);
  await expect(both).toBeVisible();
});
