import type { Locator } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { gallery, projects, skills } from '#tests/support/content.ts';
import { openDetail } from '#tests/support/lightbox.ts';
import { openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';
import { views } from '#tests/support/views.ts';

/** Every screen and state, opened once: what a screen reader finds, and what axe does. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const advice =
  'It is read differently. Where that is meant, accept it by `npm run browser -- tests/access/views.spec.ts --update-snapshots=all`.';

/**
 * Compares what a screen reader finds in a part of the page with a file. What is inert browsers hide from screen readers, and
 * Playwright does not (microsoft/playwright#36938).
 */
async function expectRead(part: Locator, name: string, hidden = '') {
  const page = part.page();
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.ariaHidden = 'true';
  }, `[inert]${hidden}`);
  await expect.soft(part, advice).toMatchAriaSnapshot({ name: `${name}.yml` });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[inert]')) element.ariaHidden = null;
  });
}

/** Like another one, with texts of their own, which `tests/pages` compare. */
const alike = [...projects, ...skills].map(({ slug }) => slug);

for (const { name, open, part, expectedErrors = [] } of views) {
  if (alike.includes(name)) continue;

  test.describe(name, () => {
    test.use({ expectedErrors, viewport: { width: 390, height: 844 } });

    test(`${name} is read as its file says, and axe finds nothing in it`, async ({ page }) => {
      await open(page);
      await expectAccessible(page);
      // The legal links, where they are a part of a page, have a file of their own.
      if (part) await expectRead(part(page), name, ', main nav');
      else await expectRead(page.locator('body'), name);
    });
  });
}

test('the parts that all screens share are read as their files say', async ({ page }) => {
  const body = page.locator('body');
  await openPage(page, 2);
  await expectRead(body, 'around-home', ', main');
  await openDetail(page, gallery.path);
  await expectRead(page.getByRole('navigation', { name: 'Rechtliches' }), 'legal-links');
  await expectRead(body, 'around-details', ', main');
});
