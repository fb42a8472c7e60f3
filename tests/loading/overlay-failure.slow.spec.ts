import type { Page } from '@playwright/test';
import { fieldsOf } from '#tests/support/contact.ts';
import { expectPage, openForm, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const contactForm = /assets\/app\/contact-form-.*\.js/;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/net::ERR_FAILED|Loading chunk [a-z-]+ failed|A part failed/],
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
const failure = (page: Page) => page.getByRole('dialog').getByRole('alert');
const again = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Erneut laden' });
test.describe('a form that cannot be loaded', () => {
  test('comes by "Erneut laden", which loads the page again, with the draft in it', async ({
    page,
  }) => {
    await openPage(page, 3);
    await fieldsOf(await openForm(page)).message.fill('Angefangen');
    await page.route(contactForm, (route) => route.abort());
    await page.reload();
    await expect(failure(page)).toBeVisible();
    await page.unroute(contactForm);
    await again(page).click();
    await expect(fieldsOf(dialog(page)).message).toHaveValue('Angefangen');
    await expect(failure(page)).toHaveCount(0);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expectPage(page, 3);
  });
});
