import { owner } from '#content/owner.ts';
import { slides } from '#content/slider.ts';
import { formTexts } from '#content/texts/form.ts';
import { slideIndex } from '#src/content/slides.ts';
import { fieldNames } from '#src/lib/message.ts';
import { hexAsRgb } from '#tests/support/colors.ts';
import {
  answerCommits,
  erika,
  expectErika,
  fieldsOf,
  fillForm,
  openForm,
  openFormOnContactSlide,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { palette } from '#tests/support/content.ts';
import { notch, sessionOf, turnWheel } from '#tests/support/gestures.ts';
import { settle } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { expectSlide } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const { errors, problems, tooLong } = formTexts;

test.describe('the contact form', () => {
  test('is light, offers autofill, and shows eight lines of the message', { tag: '@slow' }, async ({
    page,
  }) => {
    const form = await openFormOnContactSlide(page);
    const { name, email, message } = fieldsOf(form);
    await expect(name).toHaveAttribute('autocomplete', 'name');
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(email).toHaveAttribute('inputmode', 'email');
    await expect(email).toHaveAttribute('autocapitalize', 'none');
    await expect(form).toHaveCSS('color-scheme', 'light');
    for (const field of [name, email, message]) {
      await expect(field).toHaveCSS('color-scheme', 'light');
      await expect(field).toHaveAttribute('aria-required', 'true');
    }
    const lines = await message.evaluate((field) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
      const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      return (field.clientHeight - padding) / Number.parseFloat(lineHeight);
    });
    expect(lines).toBeCloseTo(8, 1);
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

  test('keeps keys and wheel from turning the slide behind it', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.clock.install();
    const form = await openFormOnContactSlide(page);
    await page.clock.runFor(1100);
    await form.getByRole('button', { name: 'Zurück', exact: true }).focus();
    for (const key of ['ArrowUp', 'ArrowLeft', 'PageUp', 'Home']) await page.keyboard.press(key);
    await turnWheel(page, notch(-100), { at: { x: 30, y: 450 } });
    await turnWheel(page, notch(-100), { at: { x: 720, y: 450 } });
    await page.clock.runFor(1000);
    await expect(page.getByText(slides.contact.directRow.text)).toBeInViewport({ ratio: 1 });
    // Escape works in a field, and arrow keys work on a button.
    await fieldsOf(form).message.focus();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expectSlide(page, slideIndex.contact);
    await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expectSlide(page, slideIndex.projects);
  });

  test('stays open when Escape cancels the composition of an input method', {
    tag: '@slow',
  }, async ({ page }) => {
    const form = await openFormOnContactSlide(page);
    await fieldsOf(form).name.focus();
    const session = await sessionOf(page);
    const composed = { text: 'にほ', selectionStart: 2, selectionEnd: 2 };
    await session.send('Input.imeSetComposition', composed);
    await page.keyboard.press('Escape');
    await settle(page);
    await expect(fieldsOf(form).name).toBeFocused();
    await session.send('Input.imeSetComposition', { ...composed, text: '' });
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  });

  test('keeps its text when it is closed, reloaded or left for the privacy notice', async ({
    page,
  }) => {
    const form = await openFormOnContactSlide(page);
    await fillForm(form, erika);
    for (const close of [
      () => form.getByRole('button', { name: 'Zurück', exact: true }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(30, 450),
      () => page.goBack(),
    ]) {
      await close();
      await expect(form, `after ${close}`).toHaveCount(0);
      await expectSlide(page, slideIndex.contact);
      await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
      await expectErika(await openForm(page));
    }
    await page.reload();
    await expectErika(form);
    await form.getByRole('link', { name: 'Datenschutz', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
    await page.getByRole('link', { name: 'Schließen', exact: true }).click();
    await expectErika(form);
    await expect(form.locator(':focus')).toHaveCount(1);
  });

  test('lets Tab continue from "Schreiben" right after closing', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.clock.install();
    const form = await openFormOnContactSlide(page);
    // The focus returns after 150 ms or at a key press: with the clock stopped, at the press of Tab.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await page.clock.runFor(20);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: owner.email })).toBeFocused();
  });

  test('shows an error for each empty field, focuses the first, and announces their number', async ({
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

  test('does not cut pasted text, and checks fields as they change only after the first submit', async ({
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
});
