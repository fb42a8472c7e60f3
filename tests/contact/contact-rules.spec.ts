import { contactForm } from '#content/texts/form.ts';
import {
  answerCommits,
  erika,
  fieldsOf,
  fillForm,
  openContact,
  stored,
  submit,
} from '#scripts/testbed/contact.ts';
import { palette } from '#scripts/testbed/content.ts';
import { boxOf } from '#scripts/testbed/points.ts';
import { fieldNames } from '#src/contact/fields.ts';
import { channels } from '#tests/support/colors.ts';
import { expect, test } from '#tests/support/test.ts';

const { errors, tooLong } = contactForm;

test('an empty form says under each field what is missing, in red, and refuses what is too long whole', async ({
  page,
}) => {
  const commits = await answerCommits(page, stored);
  const form = await openContact(page);
  await submit(form);
  for (const key of fieldNames) {
    const field = fieldsOf(form)[key];
    await expect(field).toHaveAccessibleDescription(errors[key]);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const error = form.getByText(errors[key], { exact: true });
    const above = await boxOf(field);
    expect((await boxOf(error)).y).toBeGreaterThanOrEqual(above.y + above.height);
    await expect(error).toHaveCSS('color', channels(palette.danger));
  }
  const { name, message } = fieldsOf(form);
  await expect(name).toBeFocused();

  await fillForm(form, { ...erika, message: 'a'.repeat(6000) });
  await submit(form);
  await expect(message).toHaveAccessibleDescription(tooLong(5000));
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('a'.repeat(6000));
  expect(commits).toHaveLength(0);
});

test('a wrong field gets its error and the focus when it is sent, and loses the error as soon as it is right', async ({
  page,
}) => {
  const commits = await answerCommits(page, stored);
  const form = await openContact(page);
  const { email } = fieldsOf(form);
  const error = form.getByText(errors.email, { exact: true });
  await fillForm(form, { ...erika, email: 'e' });
  await page.keyboard.press('Tab');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);

  await submit(form);
  await expect(error).toBeVisible();
  await expect(email).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  await email.press('End');
  await email.pressSequentially('@');
  await expect(error).toBeVisible();
  await email.pressSequentially('x');
  await expect(error).toHaveCount(0);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await email.fill('');
  await expect(error).toHaveCount(0);
  await submit(form);
  await expect(error).toBeVisible();

  expect(commits).toHaveLength(0);
  await email.fill(erika.email);
  await submit(form);
  await expect.poll(() => commits.length).toBe(1);
});
