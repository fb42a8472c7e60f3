import type { Page } from '@playwright/test';
import { formTexts } from '#content/texts/form.ts';
import { fieldNames } from '#src/lib/message.ts';
import {
  answerCommits,
  erika,
  fieldsOf,
  fillForm,
  openFormOnContactSlide,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { sessionOf } from '#tests/support/gestures.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the contact form', () => {
  test('is light, offers autofill, and shows eight lines of the message', async ({ page }) => {
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

  test('keeps values from a password manager after a reload', async ({ page }) => {
    const form = await openFormOnContactSlide(page);
    await fillByExtension(page, erika.name);
    await expect(fieldsOf(form).name).toHaveValue(erika.name);
    await page.reload();
    await expect(fieldsOf(form).name).toHaveValue(erika.name);
  });

  test('saves each change once, with and without errors', async ({ page }) => {
    await page.addInitScript(() => {
      const saved: string[] = [];
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        saved.push(value);
        setItem.call(this, key, value);
      };
      Object.assign(window, { saved });
    });
    const saves = () => page.evaluate(() => Reflect.get(window, 'saved').length);
    const form = await openFormOnContactSlide(page);
    await fieldsOf(form).name.pressSequentially('Eva');
    expect(await saves()).toBe(3);
    await submit(form);
    await expect(fieldsOf(form).email).toBeFocused();
    const before = await saves();
    await fieldsOf(form).email.pressSequentially('a@b');
    await expect(fieldsOf(form).email).toHaveAttribute('aria-invalid', 'false');
    expect(await saves()).toBe(before + 3);
  });

  test('sends values that an autofill program set without an event', async ({ page }) => {
    const commits = await answerCommits(page, stored);
    const form = await openFormOnContactSlide(page);
    await fillForm(form, { ...erika, email: '' });
    await submit(form);
    await expect(fieldsOf(form).email).toHaveAccessibleDescription(formTexts.errors.email);
    for (const key of fieldNames) {
      await fieldsOf(form)[key].evaluate((field: HTMLInputElement, text) => {
        field.value = text;
      }, `${erika[key]}x`);
    }
    await submit(form);
    await expect.poll(() => commits.length).toBe(1);
    expect(commits[0]?.fields.email).toEqual({ stringValue: `${erika.email}x` });
  });
});

/** Fills in the focused field from an isolated world, as browser extensions do. */
async function fillByExtension(page: Page, text: string) {
  const session = await sessionOf(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const expression = `
    document.activeElement.value = ${JSON.stringify(text)};
    document.activeElement.dispatchEvent(new Event('input', { bubbles: true }));`;
  await session.send('Runtime.evaluate', { contextId, expression });
}
