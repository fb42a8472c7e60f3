import {
  answerCommits,
  erika,
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

  await openForm(page);
  const { name, message } = fieldsOf(form);
  await expect(message).toHaveValue(erika.message);
  await answer(stored);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expect(message).toHaveValue('');
  await expect(name).toHaveValue('');
});

test('after a success the form is empty, also after a reload', async ({ page }) => {
  await answerCommits(page, stored);
  const form = await sendErika(page);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await openForm(page);
  for (const field of Object.values(fieldsOf(form))) await expect(field).toHaveValue('');
  await page.reload();
  await expect(form).toBeVisible();
  for (const field of Object.values(fieldsOf(form))) await expect(field).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Erika');
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

test('pressing "Kontaktieren" twice sends one message', async ({ page }) => {
  const commits = await answerCommits(page, stored);
  const form = await openContact(page);
  await fillForm(form, erika);
  await passLeastTime(page);
  await form.getByRole('button', { name: 'Kontaktieren' }).dblclick();
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(commits).toHaveLength(1);
  await expectPage(page, 3);
  await expect(form).toHaveCount(0);
});

test('a form that is submitted twice at once sends one message and closes once', async ({
  page,
}) => {
  const commits = await answerCommits(page, stored);
  await openPage(page, 1);
  await page.goto('/desktop/3');
  const form = await openForm(page);
  await fillForm(form, erika);
  await passLeastTime(page);
  await form.locator('form').evaluate((node: HTMLFormElement) => {
    node.requestSubmit();
    node.requestSubmit();
  });
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(commits).toHaveLength(1);
  await expectPage(page, 3);
});

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
  await expectPage(page, 3);
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
