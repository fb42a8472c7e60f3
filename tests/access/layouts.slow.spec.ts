import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { reflowConditions, setCondition } from '#tests/support/conditions.ts';
import { projects } from '#tests/support/content.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { lightboxAt, openDetail, screenshot } from '#tests/support/lightbox.ts';
import { expect, test } from '#tests/support/test.ts';
import { type View, views } from '#tests/support/views.ts';

/** Every screen and state: how it reflows in every layout, and what axe finds in every size and kind of colours. */

const longest = (text: string) => Math.max(...text.split(/\P{L}+/u).map(({ length }) => length));
const [picture] = projects
  .flatMap(({ path, productImages }) =>
    productImages.map(({ alt }, index) => ({ path, alt, index, count: productImages.length })),
  )
  .sort((a, b) => longest(b.alt) - longest(a.alt));

const longestWord: View = {
  name: 'lightbox-with-the-longest-word',
  async open(page: Page) {
    const { path, index, count } = picture ?? { path: '', index: 0, count: 0 };
    await openDetail(page, path);
    await screenshot(page, index + 1).click();
    await expect(lightboxAt(page, index + 1, count).locator(':focus')).toHaveCount(1);
  },
};

const layouts = [
  ...reflowConditions,
  { name: 'a phone held sideways', viewport: { width: 844, height: 390 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];

const looks = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
].flatMap((viewport) =>
  (['none', 'active'] as const).map((forcedColors) => ({ viewport, forcedColors })),
);

for (const { name, open, expectedErrors = [] } of [...views, longestWord]) {
  test.describe(name, () => {
    test.use({ expectedErrors });

    test(`${name} reflows, and axe finds nothing in it, at every size`, async ({ page }) => {
      test.slow();
      await open(page);
      // Without it all four pages of the slider count, and three of them lie beside the window.
      const hasScript = name !== 'script-failed';
      for (const layout of hasScript ? layouts : []) {
        await setCondition(page, layout);
        // Again, where the page has not answered to the new size yet.
        await expect.soft.poll(() => layoutFaults(page), { message: layout.name }).toEqual([]);
      }
      await setCondition(page, { viewport: { width: 1440, height: 900 } });
      for (const { viewport, forcedColors } of looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ forcedColors });
        await expectAccessible(page, `${viewport.width} × ${viewport.height}, ${forcedColors}`);
      }
    });
  });
}
