import { openPage, sliderPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test('the Lebenslauf opens from the first page and is printed by its button', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openPage(page, 0);
  await sliderPage(page, 0).getByRole('link', { name: 'Lebenslauf', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lebenslauf' })).toBeFocused();
  await page.getByRole('button', { name: 'Drucken oder als PDF speichern' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});
