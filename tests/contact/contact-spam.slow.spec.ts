import type { Page } from '@playwright/test';
import { answerCommits, expectText, notificationOf, stored } from '#scripts/testbed/contact.ts';
import { openForm, openPage } from '#scripts/testbed/steps.ts';
import { emptyMessage } from '#src/contact/fields.ts';
import { expect, test } from '#tests/support/test.ts';

/**
 * Opens the form on the contact page, fills and sends it: a script in the page, as quick as one is.
 * @param fills CSS selector of the fields that it fills
 */
function runBot(page: Page, fills: string) {
  return page.evaluate(async (selector) => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Schreiben')?.click();
    const findForm = () => document.querySelector('form');
    while (!findForm()) await new Promise(requestAnimationFrame);
    const form = findForm() as HTMLFormElement;
    for (const field of form.querySelectorAll<HTMLInputElement>(selector)) {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, 'bot@example.com');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    form.requestSubmit();
  }, fills);
}

test('a form that a script has filled is answered like a success and sends nothing', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await openPage(page, 3);
  await runBot(page, 'input, textarea');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  const form = await openForm(page);
  await expectText(form, emptyMessage);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(sent).toEqual([]);

  // Nobody sees, reaches or hears the trap, nor without the style sheet.
  const trap = form.locator('[name=subject]');
  await expect(trap).toHaveCount(1);
  await expect(form.getByRole('textbox')).toHaveCount(3);
  await trap.evaluate((field) => field.focus());
  await expect(trap).not.toBeFocused();
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove();
  });
  await expect(trap).toBeHidden();
});

test('a person whose tool fills and sends at once is heard', async ({ page }) => {
  const commits = await answerCommits(page, stored);
  await openPage(page, 3);
  await runBot(page, 'input:not([name=subject]), textarea');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(commits).toHaveLength(1);
});
