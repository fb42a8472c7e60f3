import { holdRequests } from '#tests/support/page.ts';
import { expectSlide, openSlide } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('a dialog whose chunk is still loading', () => {
  for (const [title, opener, chunk] of [
    ['Schreibt mir direkt.', 'Schreiben', 'contact-form'],
    ['Tastaturhilfe', 'Tastaturhilfe', 'keyboard-help-body'],
  ] as const) {
    test(`has the focus, blocks keys for the page, and shows its content later (${title})`, async ({
      page,
    }) => {
      const release = await holdRequests(page, new RegExp(`/assets/app/${chunk}-.*\\.js`));
      await openSlide(page, 3);
      await page.getByRole('button', { name: opener }).press('Enter');
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await expect(dialog).toBeFocused();
      for (const key of ['ArrowLeft', 'Home', 'h', '?']) await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      release();
      await expect(dialog.getByRole('textbox').or(dialog.getByRole('term')).first()).toBeVisible();
      const field = dialog.getByRole('textbox', { name: 'Name' });
      await expect(opener === 'Schreiben' ? field : dialog).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expectSlide(page, 3);
    });
  }

  test('shows a loading notice after 1000 ms', async ({ page }) => {
    await page.clock.install({ time: 0 });
    const release = await holdRequests(page, /assets\/app\/contact-form-.*\.js/);
    await openSlide(page, 3);
    await page.clock.pauseAt(60_000);
    await page.getByRole('button', { name: 'Schreiben' }).press('Enter');
    const notice = page.getByRole('dialog').getByText('Wird geladen …');
    await expect(page.getByRole('dialog').getByRole('status')).toBeAttached();
    await page.clock.runFor(900);
    await expect(notice).toBeHidden();
    await page.clock.runFor(200);
    await expect(notice).toBeVisible();
    release();
  });
});
