import { formTexts } from '#content/texts/form.ts';
import { fieldNames } from '#src/lib/message.ts';
import { hexAsRgb } from '#tests/support/colors.ts';
import {
  answerCommits,
  erika,
  fieldsOf,
  fillForm,
  openFormOnContactSlide,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { palette } from '#tests/support/content.ts';
import { settle } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';

const { errors, problems, tooLong } = formTexts;

test.describe('the contact form', () => {
  test('shows an error for each empty field, focuses the first field, and announces the number of errors', async ({
    page,
  }) => {
    const form = await openFormOnContactSlide(page);
    await submit(form);
    for (const key of fieldNames) {
      const field = fieldsOf(form)[key];
      await expect(field).toHaveAccessibleDescription(errors[key]);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const error = form.getByText(errors[key], { exact: true });
      await expect(error).toHaveCSS('color', hexAsRgb(palette.danger));
    }
    await expect(fieldsOf(form).name).toBeFocused();
    // Screen readers announce the same number again only if the element is new.
    const announced = await form.locator('[aria-live] > *').elementHandle();
    expect(await announced?.textContent()).toBe(problems(3));
    await page.keyboard.press('Enter');
    await expect.poll(() => announced?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(form.locator('[aria-live]')).toHaveText(problems(3));
  });

  test('does not cut pasted text, and checks changes only after the first submit', async ({
    page,
  }) => {
    const commits = await answerCommits(page, stored);
    const form = await openFormOnContactSlide(page);
    const { email, message } = fieldsOf(form);
    const error = form.getByText(errors.email, { exact: true });
    await fillForm(form, { ...erika, email: 'e', message: '' });
    await message.focus();
    await page.keyboard.insertText('a'.repeat(6000));
    await page.keyboard.press('Tab');
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);

    await submit(form);
    await expect(email).toBeFocused();
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
    await email.press('End');
    await email.pressSequentially('@');
    await expect(error).toBeVisible();
    await email.pressSequentially('x');
    await expect(error).toHaveCount(0);
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    await email.press('Backspace');
    await expect(error).toBeVisible();
    await expect(email).toBeFocused();
    await email.pressSequentially('x');
    await submit(form);
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription(tooLong(5000));
    await expect(message).toHaveValue('a'.repeat(6000));
    expect(commits).toHaveLength(0);
    await message.fill(erika.message);
    // Outside of fields, ? opens the help.
    await message.press('?');
    await expect(message).toHaveValue(`${erika.message}?`);
    await submit(form);
    await expect.poll(() => commits.length).toBe(1);
  });

  test('moves no field when errors appear', { tag: '@slow' }, async ({ page }) => {
    for (const [width, height] of [
      [390, 664],
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const form = await openFormOnContactSlide(page);
      const boxes = () => Promise.all(Object.values(fieldsOf(form)).map(boxOf));
      await settle(page);
      const before = await boxes();
      await submit(form);
      await expect(form.getByText(errors.message)).toBeVisible();
      expect(await boxes(), `${width} × ${height} px`).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
    }
  });
});
