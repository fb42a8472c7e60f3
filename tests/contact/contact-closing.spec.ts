import type { Page } from '@playwright/test';
import { erika, expectErika, fieldsOf, fillForm, openContact } from '#tests/support/contact.ts';
import { pressEscapeTwiceAtOnce } from '#tests/support/double-press.ts';
import { expectPage, openForm, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const closings: Record<string, (page: Page) => Promise<void>> = {
  Zurück: (page) => page.getByRole('button', { name: 'Zurück', exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside the form': (page) => page.mouse.click(30, 450),
  Back: async (page) => void (await page.goBack()),
};

for (const [closing, close] of Object.entries(closings)) {
  test(`${closing} closes the form and loses nothing that was typed`, async ({ page }) => {
    const form = await openContact(page);
    await fillForm(form, erika);
    await close(page);
    await expect(form).toHaveCount(0);
    await expectPage(page, 3);
    await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();

    await expectErika(await openForm(page));
  });

  // Two of them: a control of the form, and the browser's.
  if (!['Zurück', 'Back'].includes(closing)) continue;

  test(`${closing} closes the form that was opened by its own address`, async ({ page }) => {
    await openPage(page, 0);
    await page.goto('/kontakt');
    const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
    await expect(form).toBeVisible();
    await expect(fieldsOf(form).name).toBeFocused();
    await close(page);
    await expect(form).toHaveCount(0);
    await expectPage(page, closing === 'Back' ? 0 : 3);
  });
}

/** Opens the form of the contact page, behind which another page lies in the history. */
async function openFormAfterAPage(page: Page) {
  await openPage(page, 1);
  await page.goto('/desktop/3');
  await expectPage(page, 3);
  return openForm(page);
}

test('closing the form adds no step: Back leaves the slider, Forward opens the form', async ({
  page,
}) => {
  const form = await openFormAfterAPage(page);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.goForward();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await page.goBack();
  await expectPage(page, 1);
});

test('Escape pressed twice at once closes the form and does not leave the page', async ({
  page,
}) => {
  const form = await openFormAfterAPage(page);
  await pressEscapeTwiceAtOnce(form);
  await expect(form).toHaveCount(0);
  await page.goForward();
  await expect(form).toBeVisible();
  await expect(page).toHaveURL('/desktop/3');
});

test('a reload keeps the form open and its text', async ({ page }) => {
  await fillForm(await openContact(page), erika);
  await page.reload();
  const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
  await expect(fieldsOf(form).message).toHaveValue(erika.message);
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expectPage(page, 3);
});

test('the privacy notice can be read from the form, and Schließen returns to it', async ({
  page,
}) => {
  const form = await openContact(page);
  await fillForm(form, erika);
  await form.getByRole('link', { name: 'Datenschutz', exact: true }).click();
  await expect(page).toHaveURL('/datenschutz');
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
  await page.getByRole('link', { name: 'Schließen', exact: true }).click();
  await expect(fieldsOf(form).message).toHaveValue(erika.message);
  await expect(form.locator(':focus')).toHaveCount(1);
});
