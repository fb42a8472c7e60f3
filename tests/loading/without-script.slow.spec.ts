import { owner } from '#content/owner.ts';
import { firstProject } from '#tests/support/content.ts';
import { fullTitle, routes } from '#tests/support/routes.ts';
import { lockHint, pageNames, sliderPage, topBarEntry } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

test('every page can be read without JavaScript', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route.path, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveTitle(fullTitle(route));
    const heading = page.getByRole('heading', { name: route.heading, exact: true }).first();
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
  await page.goto(firstProject.path);
  const parts = ['Aufgabe', 'Lösung', 'Ergebnis', 'Funktionen', 'Hintergrund'];
  const headings = ['Einblicke', ...parts];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings);
});

test.describe('without JavaScript', () => {
  test('the lock opens by its hint, the pages by the top bar, a tile by a click', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: lockHint }).click();
    await expect(page).toHaveURL('/desktop/0');
    for (const number of [1, 2, 3] as const) {
      await topBarEntry(page, number).click();
      await expect(page).toHaveURL(`/desktop/${number}`);
      await expect(page).toHaveTitle(`${pageNames[number]} – ${owner.siteTitle}`);
      await expect(sliderPage(page, number)).toBeInViewport({ ratio: 0.99 });
    }
    await sliderPage(page, 3).getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/impressum');
    await page.getByRole('link', { name: 'Schließen' }).click();
    await expect(page).toHaveURL('/desktop/3');
  });

  test('an e-mail takes the place of the form, and no button is there that would do nothing', async ({
    page,
  }) => {
    await page.goto('/kontakt');
    const write = sliderPage(page, 3).getByRole('link', { name: 'Schreiben', exact: true });
    await expect(write).toHaveAttribute('href', `mailto:${owner.email}`);
    await expect(write).toBeInViewport({ ratio: 1 });
    const email = sliderPage(page, 3).getByRole('link', { name: owner.email });
    await expect(email).toHaveAttribute('href', `mailto:${owner.email}`);
    await expect(email).toBeInViewport({ ratio: 1 });
    for (const path of ['/kontakt', '/desktop/0']) {
      await page.goto(path);
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });
});
