import type { Page } from '@playwright/test';
import { messageLimits } from '#src/config/specification.ts';
import { contactForm } from '#src/content/contact-form.ts';
import {
  erika,
  fieldsOf,
  fillForm,
  notificationOf,
  openContact,
  submit,
} from './support/contact.ts';
import { openForm } from './support/steps.ts';
import { storedMessages } from './support/stored-messages.ts';
import { expect, test } from './support/test.ts';

/** Closes the form and opens it again. */
async function reopenForm(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return fieldsOf(await openForm(page));
}

test('a message of any characters is stored to the unit, and shown as text', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)> شكرا \u202e\u2066';
  const odd = `</textarea><script>alert(1)</script> {"$": 1} \0\x01\x1b[31m\x7f\u2028\ufeff שלום ${crypto.randomUUID()}`;
  const emoji = '👩‍💻😀';
  const message = `${odd}${'x'.repeat(messageLimits.message - odd.length - emoji.length)}${emoji}`;
  const form = await openContact(page);
  await fillForm(form, { ...erika, name, message });
  const again = await reopenForm(page);
  await expect(again.message).toHaveValue(message);
  await submit(page.getByRole('dialog'));
  await expect(notificationOf(page, 'sent')).toBeVisible();
  const { email } = erika;
  expect(storedMessages()).toContainEqual(expect.objectContaining({ name, email, message }));
});

test('a unit too much and half a character are refused, and the text is kept', async ({ page }) => {
  const tooLong = `${'x'.repeat(messageLimits.message - 1)}😀`;
  const form = await openContact(page);
  await fillForm(form, { ...erika, message: tooLong });
  await submit(form);
  const { message } = fieldsOf(form);
  await expect(message).toHaveAccessibleDescription('Höchstens 5000 Zeichen.');
  await expect(message).toHaveValue(tooLong);
  // By script: what is typed through the test's protocol is well formed.
  await message.evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Hallo \ud83d';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await submit(form);
  await expect(message).toHaveAccessibleDescription(contactForm.brokenCharacter);
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.value.charCodeAt(6))).toBe(
    0xd83d,
  );
  await message.fill('Hallo 😀');
  await expect(message).toHaveAccessibleDescription('');
});

test('a paste of 2 MB is kept whole, refused, and leaves the page usable', async ({ page }) => {
  // Nearly all of it goes to the browser, which lays the text out.
  test.setTimeout(60_000);
  const size = 2_000_000;
  const form = await openContact(page);
  await fillForm(form, erika);
  const { message } = fieldsOf(form);
  // By script, and the time of the site's own work alone: Chromium needs 6 s to paste it into any field.
  const work = await message.evaluate((field: HTMLTextAreaElement, length) => {
    field.value = 'Worte und Wörter '.repeat(length / 17 + 1).slice(0, length - 1);
    const start = performance.now();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return Math.round(performance.now() - start);
  }, size);
  console.log(`2 MB in the form: ${work} ms of work for each change`);
  await message.press('End');
  await page.keyboard.type('!');
  await submit(form);
  await expect(message).toHaveAccessibleDescription('Höchstens 5000 Zeichen.');
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.value.length)).toBe(size);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});
