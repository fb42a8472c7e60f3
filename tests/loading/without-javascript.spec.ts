import { owner } from '#content/owner.ts';
import { firstProject } from '#tests/support/content.ts';
import { hint, slideAt, slideTitles, tile, topBarEntry } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false });

test.describe('the site without JavaScript', () => {
  test('opens a project from a slide to which the visitor has scrolled', async ({ page }) => {
    await page.goto('/desktop/3');
    await expect(slideAt(page, 2)).not.toBeInViewport();
    await tile(page, firstProject).click();
    await expect(page.getByRole('heading', { name: 'Hintergrund' })).toBeVisible();
  });

  test('has links from the lock to every slide and the Impressum', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/');
    await hint(page).click();
    await expect(page).toHaveURL('/desktop/0');
    for (const number of [1, 2, 3] as const) {
      await topBarEntry(page, number).click();
      await expect(page).toHaveTitle(`${slideTitles[number]} – ${owner.siteTitle}`);
      await expect(slideAt(page, number)).toBeInViewport({ ratio: 0.99 });
    }
    await slideAt(page, 3).getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/impressum');
    await page.getByRole('link', { name: 'Schließen' }).click();
    await expect(page).toHaveURL('/desktop/3');
  });

  test('has e-mail links instead of the form, no buttons, and prints no bar', {
    tag: '@slow',
  }, async ({ page }) => {
    for (const path of ['/desktop/0', '/lebenslauf', '/kontakt']) {
      await page.goto(path);
      await expect(page.getByRole('button')).toHaveCount(0);
    }
    for (const name of ['Schreiben', owner.email]) {
      const email = slideAt(page, 3).getByRole('link', { name, exact: true });
      await expect(email).toHaveAttribute('href', `mailto:${owner.email}`);
      await expect(email).toBeInViewport({ ratio: 1 });
    }
    await page.emulateMedia({ media: 'print' });
    await expect(topBarEntry(page, 3)).toBeHidden();
  });
});
