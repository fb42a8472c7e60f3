import { erika, expectErika, fieldsOf, fillForm, formOf } from '#tests/support/contact.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { openPage } from '#tests/support/page.ts';
import { scrollTop } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ expectedErrors: [/status of 404/] });

test.describe('the contact form', () => {
  test('opens over project, résumé, slide and 404 page with the draft, and closes with Back', async ({
    page,
  }) => {
    const form = formOf(page);
    for (const address of [
      projectWithPictures.path,
      '/lebenslauf',
      '/desktop/0',
      '/gibt-es-nicht',
    ]) {
      await openPage(page, address);
      const link = page.getByRole('main').getByRole('link', { name: /^Schreib mir( direkt\.)?$/ });
      await expect(link).toHaveAttribute('href', '/kontakt');
      await link.scrollIntoViewIfNeeded();
      const before = await scrollTop(page);
      await link.click();
      await expect(form).toHaveAttribute('lang', 'de');
      await expect(fieldsOf(form).name).toBeFocused();
      await expect(page).toHaveURL(address);
      if (address === projectWithPictures.path) await fillForm(form, erika);
      else await expectErika(form);
      await page.goBack();
      await expect(form).toHaveCount(0);
      await expect(link).toBeFocused();
      expect(await scrollTop(page)).toBe(before);
      await expect(page).toHaveURL(address);
    }
  });

  test('at /kontakt leads to the contact slide when it closes, and does not open again with Back', async ({
    page,
  }) => {
    await page.goto('/impressum');
    await page.goto('/kontakt');
    await expect(fieldsOf(formOf(page)).name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/desktop/3');
    await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/impressum');
  });
});
