import { gallery } from '#tests/support/content.ts';
import { keepCopy } from '#tests/support/deployment.ts';
import { fullTitle } from '#tests/support/routes.ts';
import { expectPage, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

/** What can be different in Firefox, beyond the journeys that all engines make (`tests/engines/journeys`). */

test('the slider keeps its page when the window changes', async ({ page }) => {
  await openPage(page, 2);
  await page.setViewportSize({ width: 600, height: 900 });
  await expectPage(page, 2);
  await page.setViewportSize({ width: 1200, height: 500 });
  await expectPage(page, 2);
});

test.describe('a second visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows its pages without network', async ({ page, context, baseURL }) => {
    await keepCopy(page, baseURL ?? '');
    await context.setOffline(true);
    await page.goto(gallery.path);
    await expect(page).toHaveTitle(fullTitle(gallery));
  });
});
