import { gallery } from '#scripts/testbed/content.ts';
import { keepCopy } from '#scripts/testbed/deployment.ts';
import { fullTitle } from '#scripts/testbed/routes.ts';
import { expect, test } from '#tests/support/test.ts';

// Beyond the journeys that all engines make.
test.use({ serviceWorkers: 'allow' });

test('a second visit shows its pages without network', async ({ page, context, baseURL }) => {
  await keepCopy(page, baseURL ?? '');
  await context.setOffline(true);
  await page.goto(gallery.path);
  await expect(page).toHaveTitle(fullTitle(gallery));
});
