import { expectAccessible } from './support/axe.ts';
import { expectHydrated, routes } from './support/routes.ts';
import { openForm, openPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of viewports) {
  test.describe(`axe finds nothing at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const { path } of routes) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectHydrated(page);
        if (path === '/kontakt') await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      });
    }

    test('in the open form with its errors', async ({ page }) => {
      await openPage(page, 3);
      const form = await openForm(page);
      await form.getByRole('button', { name: 'Kontaktieren' }).click();
      await expect(form.getByText('Gebe einen Name ein.')).toBeVisible();
      await expectAccessible(page);
    });

    test('in the open lightbox', async ({ page }) => {
      await page.goto('/aChess');
      await expectHydrated(page);
      await page.getByRole('button', { name: /^Bild 1 von 4 vergrößern/ }).click();
      await expect(page.getByRole('dialog', { name: 'Bild 1 von 4' })).toBeVisible();
      await expectAccessible(page);
    });

    test.describe('on an unknown address', () => {
      test.use({ expectedErrors: [/status of 404/] });

      test('either', async ({ page }) => {
        await page.goto('/gibt-es-nicht');
        await expectHydrated(page);
        await expectAccessible(page);
      });
    });
  });
}

test.describe('axe finds nothing at 320 × 256, which is a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of ['/', '/desktop/0', '/desktop/2', '/desktop/3', '/kontakt', '/threencrypt']) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectHydrated(page);
      await expectAccessible(page);
    });
  }
});
