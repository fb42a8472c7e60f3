import type { Page } from '@playwright/test';
import {
  answerCommits,
  erika,
  fieldsOf,
  fillForm,
  openContact,
  stored,
  submit,
} from './support/contact.ts';
import { expectPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// In Safari a click does not give a button the focus.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    document.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    });
  }),
);

function opener(page: Page) {
  return page.getByRole('button', { name: 'Schreiben' });
}

function contactForm(page: Page) {
  return page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
}

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  Zurück: (page) => page.getByRole('button', { name: 'Zurück', exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  Back: (page) => page.goBack(),
};

for (const [closing, close] of Object.entries(closings)) {
  test(`where a click gives no focus, ${closing} returns it to "Schreiben"`, async ({ page }) => {
    const form = await openContact(page);
    await expect(fieldsOf(form).name).toBeFocused();
    await close(page);
    await expect(form).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test(`where a click gives no focus, ${closing} after a reload returns it to "Schreiben"`, async ({
    page,
  }) => {
    await openContact(page);
    await page.reload();
    await expect(fieldsOf(contactForm(page)).name).toBeFocused();
    await close(page);
    await expect(contactForm(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}

test('where a click gives no focus, sending returns it to "Schreiben"', async ({ page }) => {
  await answerCommits(page, stored);
  const form = await openContact(page);
  await fillForm(form, erika);
  await submit(form);
  await expect(form).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

for (const closing of ['Zurück', 'Escape']) {
  test(`closed by ${closing}, the form at its own address leaves the focus on "Schreiben"`, async ({
    page,
  }) => {
    await page.goto('/kontakt');
    await expect(fieldsOf(contactForm(page)).name).toBeFocused();
    await closings[closing]?.(page);
    await expectPage(page, 3);
    await expect(opener(page)).toBeFocused();
  });
}
