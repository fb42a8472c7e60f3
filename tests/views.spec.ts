import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { reflowConditions, setCondition } from './support/conditions.ts';
import { layoutFaults } from './support/layout-faults.ts';
import { lightboxAt, openDetail, screenshot } from './support/lightbox.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';

/** Every screen and state, opened once: what a screen reader finds, how it reflows, what axe finds. */

const advice =
  'It is read differently. Where that is meant, accept it by `npm run browser -- tests/views.spec.ts --update-snapshots=all`.';

const longestWord: View = {
  name: 'lightbox-with-the-longest-word',
  async open(page) {
    await openDetail(page, '/threencrypt');
    await screenshot(page, 1).click();
    await expect(lightboxAt(page, 1, 5).locator(':focus')).toHaveCount(1);
  },
};

const layouts = [
  ...reflowConditions,
  { name: 'a phone held sideways', viewport: { width: 844, height: 390 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

/** On CI, which has 15 minutes, two of the eight. */
const looks = sizes
  .flatMap((viewport) =>
    (['none', 'active'] as const).map((forcedColors) => ({ viewport, forcedColors })),
  )
  .filter((_, index) => !process.env.CI || [3, 6].includes(index));

const softly = expect.configure({ soft: true });

/** Runs something while Playwright does not read what is inert, which browsers hide from screen readers as well (microsoft/playwright#36938). */
async function withoutInert(page: Page, run: () => Promise<void>) {
  const setHidden = (hidden: 'true' | null) =>
    page.evaluate((value) => {
      for (const element of document.querySelectorAll('[inert]')) element.ariaHidden = value;
    }, hidden);
  await setHidden('true');
  await run();
  await setHidden(null);
}

for (const { name, open, expectedErrors = [] } of [...views, longestWord]) {
  test.describe(name, () => {
    test.use({ expectedErrors });

    test(`${name} is read as its file says, reflows, and axe finds nothing in it`, async ({
      page,
    }) => {
      test.slow();
      await open(page);
      await withoutInert(page, () =>
        softly(page.locator('body'), advice).toMatchAriaSnapshot({ name: `${name}.yml` }),
      );

      // Without it all four pages of the slider count, and three of them lie beside the window.
      const hasScript = name !== 'script-failed';
      const before = test.info().errors.length;
      for (const layout of hasScript ? layouts : []) {
        await setCondition(page, layout);
        // Again, where the page has not answered to the new size yet.
        await softly.poll(() => layoutFaults(page), layout.name).toEqual([]);
      }
      const faults = test.info().errors.length - before;
      if (hasScript)
        console.log(`${layouts.length - faults} of ${layouts.length} layouts hold: ${name}`);

      for (const { viewport, forcedColors } of looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ forcedColors });
        await expectAccessible(page, `${viewport.width} × ${viewport.height}, ${forcedColors}`);
      }
      console.log(`axe finds nothing in ${looks.length} looks: ${name}`);
    });
  });
}
