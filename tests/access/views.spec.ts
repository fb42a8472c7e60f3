import type { Locator } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { openSlide } from '#tests/support/home-screen.ts';
import { openPage } from '#tests/support/open-page.ts';
import { views } from '#tests/support/routes-and-states.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open, part, expectedErrors = [] } of views) {
  test.describe(`the view "${name}"`, () => {
    test.use({ expectedErrors, viewport: { width: 390, height: 844 } });

    test('passes axe and has the accessibility tree of its file', async ({ page }) => {
      await open(page);
      await expectAccessible(page);
      // The legal links of a page have a file of their own.
      if (part) await expectTree(part(page), name, ', main nav');
      else await expectTree(page.locator('body'), name);
    });
  });
}

test('what all screens share has the accessibility trees of its files', async ({ page }) => {
  const body = page.locator('body');
  await openSlide(page, 2);
  await expectTree(body, 'around-home', ', main');
  await openPage(page, projectWithPictures.path);
  await expectTree(page.getByRole('navigation', { name: 'Rechtliches' }), 'legal-links');
  await expectTree(body, 'around-details', ', main');
});

const advice =
  'The accessibility tree differs. Where that is meant, accept it by `npm run browser -- tests/access/views.spec.ts --update-snapshots=all`.';

/**
 * Compares the accessibility tree of a part of the page with a file. Browsers hide inert elements
 * from screen readers, but Playwright does not (microsoft/playwright#36938), so they become
 * `aria-hidden`.
 */
async function expectTree(part: Locator, name: string, hidden = '') {
  await part.page().evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.ariaHidden = 'true';
  }, `[inert]${hidden}`);
  await expect.soft(part, advice).toMatchAriaSnapshot({ name: `${name}.yml` });
}
