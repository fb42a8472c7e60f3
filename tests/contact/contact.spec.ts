import type { Page } from '@playwright/test';
import { contactForm } from '#content/texts/form.ts';
import { fieldNames } from '#src/contact/fields.ts';
import { pageIndex } from '#src/content/pages.ts';
import { channels } from '#tests/support/colors.ts';
import {
  answerCommits,
  erika,
  expectErika,
  fieldsOf,
  fillForm,
  openContact,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { palette } from '#tests/support/content.ts';
import { notch, sessionOf, turnWheel } from '#tests/support/gestures.ts';
import { expectPage, openForm } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { contact, projects } = pageIndex;
const { errors, problems, tooLong } = contactForm;

test('the form is light, has room for eight lines, and browsers may fill it in', async ({
  page,
}) => {
  const form = await openContact(page);
  const { name, email, message } = fieldsOf(form);
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  for (const part of [form, name, email, message]) {
    await expect(part).toHaveCSS('color-scheme', 'light');
  }
  const lines = await message.evaluate((field) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    return (field.clientHeight - padding) / Number.parseFloat(lineHeight);
  });
  expect(lines).toBeCloseTo(8, 1);
});

test('while the form is open, no key and no wheel turns the page behind it', async ({ page }) => {
  await page.clock.install();
  const form = await openContact(page);
  await page.clock.runFor(1100);
  await form.getByRole('button', { name: 'Zurück', exact: true }).focus();
  for (const key of ['ArrowUp', 'ArrowLeft', 'PageUp', 'Home']) await page.keyboard.press(key);
  await turnWheel(page, notch(-100), { at: { x: 30, y: 450 } });
  await turnWheel(page, notch(-100), { at: { x: 720, y: 450 } });
  await page.clock.runFor(1000);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expectPage(page, contact);
  await page.keyboard.press('ArrowLeft');
  await expectPage(page, projects);
});

test('Escape takes back what an input method composes, and leaves the form open', async ({
  page,
}) => {
  const form = await openContact(page);
  await fieldsOf(form).name.focus();
  const session = await sessionOf(page);
  const composed = { text: 'にほ', selectionStart: 2, selectionEnd: 2 };
  await session.send('Input.imeSetComposition', composed);
  await page.keyboard.press('Escape');
  await expect(form).toHaveAttribute('data-state', 'open');
  await session.send('Input.imeSetComposition', { ...composed, text: '' });
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  Zurück: (page) => page.getByRole('button', { name: 'Zurück', exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside the form': (page) => page.mouse.click(30, 450),
  Back: (page) => page.goBack(),
};

test('every way to close the form loses nothing that was typed', async ({ page }) => {
  const form = await openContact(page);
  await fillForm(form, erika);
  for (const [closing, close] of Object.entries(closings)) {
    await test.step(closing, async () => {
      await close(page);
      await expect(form).toHaveCount(0);
      await expectPage(page, contact);
      await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
      await expectErika(await openForm(page));
    });
  }
});

test('a reload and a look at the privacy notice keep the form open, and its text', async ({
  page,
}) => {
  const form = await openContact(page);
  await fillForm(form, erika);
  await page.reload();
  await expectErika(form);
  await form.getByRole('link', { name: 'Datenschutz', exact: true }).click();
  await expect(page).toHaveURL('/datenschutz');
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
  await page.getByRole('link', { name: 'Schließen', exact: true }).click();
  await expectErika(form);
  await expect(form.locator(':focus')).toHaveCount(1);
});

test('an empty form says under each field what is missing, in red, and how many are, each time; what is too long is refused whole', async ({
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
    await expect(error).toHaveCSS('color', channels(palette.danger));
  }
  const { name, message } = fieldsOf(form);
  await expect(name).toBeFocused();
  // What is heard: a new element for the same count, where the focus cannot tell.
  const told = await form.locator('[aria-live] > *').elementHandle();
  expect(await told?.textContent()).toBe(problems(3));
  await page.keyboard.press('Enter');
  await expect.poll(() => told?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(form.locator('[aria-live]')).toHaveText(problems(3));

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
