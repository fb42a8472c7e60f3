import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { views } from './support/views.ts';

const advice =
  'It is read differently. Where that is meant, accept it by `npm run browser -- tests/aria.spec.ts --update-snapshots=all`.';

/** Playwright reads what is inert, which browsers hide from screen readers (microsoft/playwright#36938). */
function hideInert(page: Page) {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('[inert]')) element.ariaHidden = 'true';
  });
}

for (const { name, open, expectedErrors = [] } of views) {
  test.describe(() => {
    test.use({ expectedErrors });

    test(`${name} is read as its file says`, async ({ page }) => {
      await open(page);
      await hideInert(page);
      await expect(page.locator('body'), advice).toMatchAriaSnapshot({ name: `${name}.yml` });
    });
  });
}
