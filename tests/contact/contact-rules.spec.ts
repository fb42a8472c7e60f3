import type { Locator } from '@playwright/test';
import { contactForm } from '#content/texts/form.ts';
import { fieldNames } from '#src/contact/fields.ts';
import { contrast } from '#src/content/schema-parts.ts';
import { hexOf } from '#tests/support/colors.ts';
import {
  answerCommits,
  erika,
  fieldsOf,
  fillForm,
  openContact,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { expect, test } from '#tests/support/test.ts';

const { errors, tooLong } = contactForm;
let form: Locator;

test.beforeEach(async ({ page }) => {
  form = await openContact(page);
});

test('an empty form says under each field what is missing, in red', async ({ page }) => {
  const commits = await answerCommits(page, stored);
  await submit(form);
  const ground = await form.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  for (const key of fieldNames) {
    const field = fieldsOf(form)[key];
    await expect(field).toHaveAccessibleDescription(errors[key]);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const error = form.getByText(errors[key], { exact: true });
    const [above, below] = [await field.boundingBox(), await error.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    const color = hexOf(await error.evaluate((text) => getComputedStyle(text).color));
    expect(contrast(color, hexOf(ground))).toBeGreaterThanOrEqual(4.5);
    const [red = 0, green = 0, blue = 0] =
      color.match(/\w\w/g)?.map((part) => parseInt(part, 16)) ?? [];
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  }
  await expect(fieldsOf(form).name).toBeFocused();
  expect(commits).toHaveLength(0);
});

test('nothing is checked before "Kontaktieren" is pressed', async ({ page }) => {
  const { name, email, message } = fieldsOf(form);
  await name.fill('E');
  await name.fill('');
  await email.fill('erika');
  await message.focus();
  await page.keyboard.press('Tab');
  for (const error of Object.values(errors)) await expect(form.getByText(error)).toHaveCount(0);
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('where one field is wrong, only it has an error and the focus', async ({ page }) => {
  const commits = await answerCommits(page, stored);
  await fillForm(form, { ...erika, email: 'erika' });
  await submit(form);
  const { email } = fieldsOf(form);
  await expect(form.getByText(errors.email, { exact: true })).toBeVisible();
  await expect(email).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  await email.fill(erika.email);
  await expect(form.getByText(errors.email)).toHaveCount(0);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  expect(commits).toHaveLength(0);
  await submit(form);
  await expect.poll(() => commits.length).toBe(1);
});

test('who writes at once in the field that is wrong stays in it', async () => {
  // Input comes before timeouts where a slow device has both to handle.
  const focused = await form.evaluate(async (dialog) => {
    const button = dialog.querySelector<HTMLElement>('[type=submit]');
    button?.focus();
    button?.click();
    const name = dialog.querySelector('input');
    for (let turn = 0; turn < 1000 && document.activeElement !== name; turn += 1) await null;
    if (name) name.value = 'E';
    name?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return document.activeElement === name;
  });
  expect(focused).toBe(true);
});

test('an error goes as soon as its field is right, and comes back when it is sent wrong', async () => {
  await submit(form);
  const { email } = fieldsOf(form);
  const error = form.getByText(errors.email, { exact: true });
  for (const [typed, shown] of [
    ['e', 1],
    ['@', 1],
    ['x', 0],
  ] as const) {
    await email.press('End');
    await email.pressSequentially(typed);
    await expect(error).toHaveCount(shown);
  }
  await email.fill('');
  await expect(error).toHaveCount(0);
  await submit(form);
  await expect(error).toBeVisible();
});

test('what is too long is kept whole and refused', async ({ page }) => {
  const commits = await answerCommits(page, stored);
  await fillForm(form, erika);
  const { message } = fieldsOf(form);
  await message.fill('a'.repeat(6000));
  await submit(form);
  await expect(message).toHaveAccessibleDescription(tooLong(5000));
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('a'.repeat(6000));
  expect(commits).toHaveLength(0);
});

test('a value that a script writes, as a password manager does, is checked and sent', async ({
  page,
}) => {
  const commits = await answerCommits(page, stored);
  await fillForm(form, { ...erika, email: '' });
  await fieldsOf(form).email.evaluate((node: HTMLInputElement, value) => {
    node.value = value;
    node.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, erika.email);
  await submit(form);
  await expect.poll(() => commits.length).toBe(1);
  expect(commits[0]?.fields.email).toEqual({ stringValue: erika.email });
});
