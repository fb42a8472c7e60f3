import type { Route } from '@playwright/test';
import {
  answerCommits,
  erika,
  expectErika,
  fieldsOf,
  fillForm,
  holdCommits,
  notificationOf,
  sendErika,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { openForm } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ expectedErrors: [/^Failed to load resource|^The message was not sent: [\w .-]+\.$/] });

const unavailable = (route: Route) => route.fulfill({ status: 503, json: {} });

test('after a failure the draft survives a reload and going away and back', async ({ page }) => {
  await answerCommits(page, unavailable);
  await sendErika(page);
  await expect(notificationOf(page, 'failed')).toBeVisible();
  await page.reload();
  await expectErika(await openForm(page));
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum');
  await page.goBack();
  await expectErika(await openForm(page));
});

test('sent again, the same draft names the same document, an edited one another', async ({
  page,
}) => {
  const failed = await answerCommits(page, unavailable);
  await sendErika(page);
  await expect(notificationOf(page, 'failed')).toBeVisible();
  await submit(await openForm(page));
  await expect.poll(() => failed.length).toBe(2);
  await page.reload();
  await submit(await openForm(page));
  await expect.poll(() => failed.length).toBe(3);
  expect(new Set(failed.map(({ document }) => document)).size).toBe(1);

  const form = await openForm(page);
  await fieldsOf(form).message.fill('Etwas anderes.');
  const succeeded = await answerCommits(page, stored);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(succeeded[0]?.document).not.toBe(failed[0]?.document);
});

test('after a success the same text again is another message', async ({ page }) => {
  const commits = await answerCommits(page, stored);
  await sendErika(page);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  const form = await openForm(page);
  await fillForm(form, erika);
  await submit(form);
  await expect.poll(() => commits.length).toBe(2);
  expect(commits[0]?.document).not.toBe(commits[1]?.document);
});

test('a failure is told while the form is open again, and hearing it disturbs nothing', async ({
  page,
}) => {
  const answer = await holdCommits(page);
  await sendErika(page);
  const form = await openForm(page);
  const { message } = fieldsOf(form);
  await message.focus();
  await answer(unavailable);
  const notification = notificationOf(page, 'failed');
  await expect(notification).toBeVisible();
  await expect(message).toBeFocused();
  await notification.click();
  await expect(notification).toHaveCount(0);
  await expectErika(form);
  await expect(message).toBeFocused();
});
