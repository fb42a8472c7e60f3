import type { Route } from '@playwright/test';
import {
  answerCommits,
  erika,
  expectErika,
  expectText,
  fieldsOf,
  fillForm,
  holdCommits,
  notificationOf,
  openContact,
  sendErika,
  stored,
  submit,
  submitTwice,
} from '#scripts/testbed/contact.ts';
import { expectPage, openForm } from '#scripts/testbed/steps.ts';
import { emptyMessage } from '#src/contact/fields.ts';
import { pageIndex } from '#src/content/pages.ts';
import { storedMessages } from '#tests/support/stored-messages.ts';
import { expect, test } from '#tests/support/test.ts';

test('a double click sends one message, trimmed, with exactly its three fields, to the store of npm start', async ({
  page,
}) => {
  const commits = await answerCommits(page, (route) => route.continue());
  const form = await openContact(page);
  const message = `Grüße „€😀“ \\\n${crypto.randomUUID()}`;
  await fillForm(form, {
    name: `  ${erika.name} `,
    email: ` ${erika.email}\t`,
    message: `\n ${message}  \n`,
  });
  await submitTwice(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expectPage(page, pageIndex.contact);

  expect(commits.map(({ fields }) => fields)).toEqual([
    {
      email: { stringValue: erika.email },
      message: { stringValue: message },
      name: { stringValue: erika.name },
    },
  ]);
  expect(commits[0]?.document).toMatch(/\/documents\/messages\/[A-Za-z0-9]{20}$/);
  expect(storedMessages().filter((entry) => entry.message === message)).toEqual([
    expect.objectContaining({ name: erika.name, email: erika.email }),
  ]);
});

test('the form closes at once, though no answer has come, and is empty after the answer', async ({
  page,
}) => {
  const answer = await holdCommits(page);
  const form = await sendErika(page);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveCount(0);

  await expectErika(await openForm(page));
  await answer(stored);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectText(form, emptyMessage);
  await page.reload();
  await expectText(form, emptyMessage);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('what is written while a message is on its way stays', async ({ page }) => {
  const answer = await holdCommits(page);
  await sendErika(page);
  const { message } = fieldsOf(await openForm(page));
  await message.fill('Noch etwas:');
  await answer(stored);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expect(message).toHaveValue('Noch etwas:');
});

test('Enter sends from a field of one line, in the message it starts a new line; /kontakt leads to the contact page', async ({
  page,
}) => {
  const commits = await answerCommits(page, stored);
  await page.goto('/kontakt');
  const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
  await fillForm(form, erika);
  await fieldsOf(form).message.press('End');
  await fieldsOf(form).message.press('Enter');
  await fieldsOf(form).message.pressSequentially('Danke!');
  await fieldsOf(form).email.press('Enter');
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectPage(page, pageIndex.contact);
  expect(commits[0]?.fields.message?.stringValue.split('\n')).toContain('Danke!');
});

// Beyond these, `faults.slow.spec.ts` has every way in which sending can fail.
test.describe('a failure', () => {
  test.use({ expectedErrors: [/^Failed to load resource|^The message was not sent: [\w .-]+\.$/] });

  const unavailable = (route: Route) => route.fulfill({ status: 503, json: {} });

  test('keeps the draft over a reload, going away and back, and its document for the next send', async ({
    page,
  }) => {
    const commits = await answerCommits(page, unavailable);
    const form = await sendErika(page);
    await expect(notificationOf(page, 'failed')).toBeVisible();
    await page.reload();
    await expectErika(await openForm(page));
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/impressum');
    await page.goBack();
    await expectErika(await openForm(page));
    await submit(form);
    await expect.poll(() => commits.length).toBe(2);
    expect(commits[1]?.document).toBe(commits[0]?.document);
  });

  test('of the library that sends is told and keeps the draft, which can be sent again', async ({
    page,
  }) => {
    await page.route(/\/assets\/.*firestore-/, (route) => route.abort());
    const form = await sendErika(page);
    await expect(notificationOf(page, 'failed')).toBeVisible();
    await page.unrouteAll();
    await expectErika(await openForm(page));
    await submit(form);
    await expect(notificationOf(page, 'sent')).toBeVisible();
  });

  test('is told while the form is open again, and hearing it disturbs nothing', async ({
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
});
