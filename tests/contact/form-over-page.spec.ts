import type { Page } from '@playwright/test';
import { closeLink, openApp, scrollTop } from '#tests/support/apps.ts';
import { erika, fieldsOf, fillForm } from '#tests/support/contact.ts';
import { gallery } from '#tests/support/content.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expectPage, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const formOf = (page: Page) => page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
const back = (page: Page) => formOf(page).getByRole('button', { name: 'Zurück', exact: true });

test('the form opens over a project and Back leads back to where it was opened', async ({
  page,
}) => {
  await openPage(page, 2);
  await openApp(page, gallery);
  const link = page.getByRole('link', { name: 'Schreib mir direkt.' });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await link.click();
  await expect(fieldsOf(formOf(page)).name).toBeFocused();
  await expect(page).toHaveURL(gallery.path);
  await page.goBack();
  await expect(formOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await scrollTop(page)).toBe(before);
  await closeLink(page).click();
  await expectPage(page, 2);
});

test('what was typed over one page is in the form over another, also after a reload', async ({
  page,
}) => {
  await page.goto(gallery.path);
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Schreib mir direkt.' }).click();
  await fillForm(formOf(page), erika);
  await page.reload();
  await expect(fieldsOf(formOf(page)).message).toHaveValue(erika.message);
  await expect(page).toHaveURL(gallery.path);
  await back(page).click();
  await expect(formOf(page)).toHaveCount(0);
  await page.goto('/kontakt');
  await expect(fieldsOf(formOf(page)).message).toHaveValue(erika.message);
  await back(page).click();
  await expectPage(page, 3);
});

test.describe('the form', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const address of ['/lebenslauf', '/desktop/0', '/gibt-es-nicht']) {
    test(`opens over ${address}`, async ({ page }) => {
      await page.goto(address);
      await expectHydrated(page);
      const link = page.getByRole('main').getByRole('link', { name: 'Schreib mir', exact: true });
      await expect(link).toHaveAttribute('href', '/kontakt');
      await link.click();
      await expect(formOf(page)).toHaveAttribute('lang', 'de');
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(formOf(page)).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(address);
    });
  }
});
