import type { Locator, Page } from '@playwright/test';
import { animationDurations, freezeAnimations } from '#tests/support/animations.ts';
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
} from '#tests/support/contact.ts';
import {
  look,
  notify,
  notifyInFrozenTime,
  refused,
  stopClock,
} from '#tests/support/notifications.ts';
import { boxOf } from '#tests/support/points.ts';
import { openForm } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

/** Expects that an open notification goes after `left` ms. */
async function expectGoesAfter(page: Page, notification: Locator, left = 5000) {
  // One that has been dismissed fades, which takes longer than this test's clock.
  const open = notification.and(page.locator(':not([data-state=closed] > *)'));
  await page.clock.runFor(left - 100);
  await expect(open).toBeVisible();
  await page.clock.runFor(200);
  await expect(open).toHaveCount(0);
}

const rests: Record<string, (notification: Locator) => Promise<() => Promise<void>>> = {
  'the pointer rests on it': async (notification) => {
    await notification.hover();
    return () => notification.page().mouse.move(100, 800);
  },
  'the focus is in it': async (notification) => {
    await notification.getByRole('button', { name: 'Schließen', exact: true }).focus();
    return () => notification.page().getByRole('button', { name: 'Schreiben' }).focus();
  },
};

for (const [what, rest] of Object.entries(rests)) {
  test(`a notification stays while ${what}, and then for the rest of its time`, async ({
    page,
  }) => {
    const notification = await notifyInFrozenTime(page);
    await page.clock.runFor(3000);
    const leave = await rest(notification);
    await page.clock.runFor(20_000);
    await expect(notification).toBeVisible();
    await leave();
    await expectGoesAfter(page, notification, 2000);
  });
}

test.describe('a visitor who looks elsewhere', () => {
  test.use({
    expectedErrors: [/^Failed to load|^The message was not sent|Loading chunk|net::ERR/],
  });

  for (const [place, view, chunk] of [
    ['at another window', 'a notification', undefined],
    ['at another tab', 'a plain notification', '**/assets/app/notifications-*'],
  ] as const) {
    test(`${place} finds ${view} for its full time on every return`, async ({ page }) => {
      if (chunk) await page.route(chunk, (route) => route.abort());
      await page.clock.install();
      const answer = await holdCommits(page);
      await sendErika(page);
      await look(page, place);
      await answer(refused);
      const notification = notificationOf(page, 'failed');
      await expect(notification).toBeVisible();
      await stopClock(page);
      await page.clock.runFor(20_000);
      await look(page, 'here');
      await page.clock.runFor(3000);
      await look(page, place);
      await page.clock.runFor(20_000);
      await look(page, 'here');
      await expectGoesAfter(page, notification);
    });
  }
});

test(`a notification goes by itself after 5000 ms, also one after another that was dismissed under the pointer`, async ({
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
  await expectGoesAfter(page, notification);
});

test('its button dismisses a notification, and the focus is where it was', async ({ page }) => {
  const notification = await notify(page);
  const write = page.getByRole('button', { name: 'Schreiben' });
  await expect(write).toBeFocused();
  await notification.getByRole('button', { name: 'Schließen', exact: true }).press('Enter');
  await expect(notification).toHaveCount(0, { timeout: 2000 });
  await expect(write).toBeFocused();
});

test('a notification slides in and fades in its time', async ({ page }) => {
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

test('a notification, an item of an ordered list, has no number beside it', async ({ page }) => {
  const card = (await notify(page)).locator('..');
  await expect(card).toHaveCSS('list-style-type', 'none');
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
  const [first, second] = [await boxOf(both.first()), await boxOf(both.last())];
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
  await both.first().getByRole('button', { name: 'Schließen' }).click();
  await expect(both).toHaveCount(1);
  await expect(both).toBeVisible();
});
