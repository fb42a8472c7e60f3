import type { Route } from '@playwright/test';
import {
  answerCommits,
  erika,
  expectErika,
  fieldsOf,
  fillForm,
  holdCommits,
  notificationOf,
  openContact,
  sendErika,
  stored,
  submit,
} from './support/contact.ts';
import { openForm } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/^Failed to load resource|^The message was not sent: [\w .-]+\.$/] });

const unavailable = (route: Route) => route.fulfill({ status: 503, json: {} });

const failures: Record<string, (route: Route) => Promise<void>> = {
  'status 503': unavailable,
  'status 403': (route) => route.fulfill({ status: 403, json: {} }),
  'a cut connection': (route) => route.abort(),
  'an answer that is no JSON': (route) => route.fulfill({ body: '<html>Hotel-WLAN</html>' }),
};

for (const [failure, answer] of Object.entries(failures)) {
  test(`after ${failure} the visitor is told, and the draft is still there`, async ({ page }) => {
    const log: string[] = [];
    page.on('console', (message) => log.push(message.text()));
    await answerCommits(page, answer);
    await sendErika(page);
    await expect(notificationOf(page, 'failed')).toBeVisible();
    await expect(notificationOf(page, 'sent')).toHaveCount(0);
    await expectErika(await openForm(page));
    expect(log.filter((line) => line.startsWith('The message was not sent: '))).toHaveLength(1);
    for (const text of Object.values(erika)) expect(log.join('\n')).not.toContain(text);
    expect(log.join('\n')).not.toContain('App bauen');
  });
}

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

test('a send that is not answered counts as failed after 15 s', async ({ page }) => {
  await page.clock.install();
  const waiting: Route[] = [];
  await answerCommits(page, (route) => void waiting.push(route));
  const form = await openContact(page);
  await fillForm(form, erika);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await submit(form);
  await expect.poll(() => waiting.length).toBe(1);
  await page.clock.runFor(14_900);
  await expect(form).toHaveCount(0);
  await expect(notificationOf(page, 'failed')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(notificationOf(page, 'failed')).toBeVisible();
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

test('when Firestore cannot be fetched the draft is kept, and a second try works', async ({
  page,
}) => {
  const commits = await answerCommits(page, stored);
  await page.route('**/assets/app/firestore-*', (route) => route.abort());
  await sendErika(page);
  await expect(notificationOf(page, 'failed')).toBeVisible();
  expect(commits).toHaveLength(0);
  await page.unroute('**/assets/app/firestore-*');
  const form = await openForm(page);
  await expectErika(form);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(commits).toHaveLength(1);
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
