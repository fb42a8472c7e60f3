import type { Locator, Route } from '@playwright/test';
import { emptyMessage } from '#src/contact/fields.ts';
import { pageIndex } from '#src/content/pages.ts';
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
  passLeastTime,
  sendErika,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { expectPage, openForm, openPage } from '#tests/support/steps.ts';
import { storedMessages } from '#tests/support/stored-messages.ts';
import { expect, test } from '#tests/support/test.ts';

test('a message is sent once, trimmed, with exactly its three fields', async ({ page }) => {
  const commits = await answerCommits(page, stored);
  const form = await openContact(page);
  await fillForm(form, {
    name: `  ${erika.name} `,
    email: ` ${erika.email}\t`,
    message: `\n ${erika.message}  \n`,
  });
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(commits).toHaveLength(1);
  const { document, fields, writes } = commits[0] ?? { document: '', fields: {}, writes: [] };
  expect(writes).toHaveLength(1);
  expect(document).toMatch(
    /^projects\/[^/]+\/databases\/\(default\)\/documents\/messages\/[A-Za-z0-9]{20}$/,
  );
  expect(fields).toEqual({
    email: { stringValue: erika.email },
    message: { stringValue: erika.message },
    name: { stringValue: erika.name },
  });
});

test('the form closes at once, though no answer has come, and is empty after the answer', async ({
  page,
}) => {
  const answer = await holdCommits(page);
  const form = await sendErika(page);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(['']);

  await expectErika(await openForm(page));
  await answer(stored);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectText(form, emptyMessage);
  await page.reload();
  await expect(form).toBeVisible();
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

const doublePresses: Record<string, (form: Locator) => Promise<void>> = {
  'a double click': (form) => form.getByRole('button', { name: 'Kontaktieren' }).dblclick(),
  'a form submitted twice at once': (form) =>
    form.locator('form').evaluate((node: HTMLFormElement) => {
      node.requestSubmit();
      node.requestSubmit();
    }),
};

for (const [name, press] of Object.entries(doublePresses)) {
  test(`${name} sends one message and closes once`, async ({ page }) => {
    const commits = await answerCommits(page, stored);
    // Another page behind this one, to which a second step back would lead.
    await openPage(page, pageIndex.skills);
    await page.goto(`/desktop/${pageIndex.contact}`);
    const form = await openForm(page);
    await fillForm(form, erika);
    await passLeastTime(page);
    await press(form);
    await expect(notificationOf(page, 'sent')).toBeVisible();
    expect(commits).toHaveLength(1);
    await expectPage(page, pageIndex.contact);
    await expect(form).toHaveCount(0);
  });
}

test('Enter in a field of one line sends, in the message it starts a new line', async ({
  page,
}) => {
  const commits = await answerCommits(page, stored);
  const form = await openContact(page);
  await fillForm(form, erika);
  await fieldsOf(form).message.press('End');
  await fieldsOf(form).message.press('Enter');
  await fieldsOf(form).message.pressSequentially('Danke!');
  await passLeastTime(page);
  await fieldsOf(form).email.press('Enter');
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(commits[0]?.fields.message?.stringValue.split('\n')).toContain('Danke!');
});

test('a message from the form at its own address leads to the contact page', async ({ page }) => {
  const commits = await answerCommits(page, stored);
  await page.goto('/kontakt');
  const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
  await fillForm(form, erika);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectPage(page, pageIndex.contact);
  expect(commits).toHaveLength(1);
});

test('without a Firebase project the message arrives in the store of npm start', async ({
  page,
}) => {
  const message = `Grüße „€😀“ \\ ${crypto.randomUUID()}`;
  const form = await openContact(page);
  await fillForm(form, { ...erika, message: ` ${message}\n` });
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  const found = storedMessages().filter((entry) => entry.message === message);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ name: erika.name, email: erika.email, message });
});

// Beyond these, `faults.slow.spec.ts` has every way in which sending can fail.
test.describe('a failure', () => {
  test.use({ expectedErrors: [/^Failed to load resource|^The message was not sent: [\w .-]+\.$/] });

  const unavailable = (route: Route) => route.fulfill({ status: 503, json: {} });

  test('keeps the draft over a reload and going away and back', async ({ page }) => {
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

  test('keeps the document of its text for the next send; an edited one has another', async ({
    page,
  }) => {
    const commits = await answerCommits(page, unavailable);
    await sendErika(page);
    await expect(notificationOf(page, 'failed')).toBeVisible();
    await submit(await openForm(page));
    await expect.poll(() => commits.length).toBe(2);
    await page.reload();
    await submit(await openForm(page));
    await expect.poll(() => commits.length).toBe(3);
    expect(new Set(commits.map(({ document }) => document)).size).toBe(1);

    const form = await openForm(page);
    await fieldsOf(form).message.fill('Etwas anderes.');
    await submit(form);
    await expect.poll(() => commits.length).toBe(4);
    expect(commits[3]?.document).not.toBe(commits[0]?.document);
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
