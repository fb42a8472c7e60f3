import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { reflowConditions, setCondition } from '#tests/support/conditions.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { expect, test } from '#tests/support/test.ts';
import { views } from '#tests/support/views.ts';

/**
 * Every screen and state, walked once: how it reflows in every layout, what axe finds in every size and kind of colours,
 * and whether everything has an edge where grounds are taken away.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const viewports = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

const layouts = [
  ...reflowConditions,
  ...viewports.map((viewport) => ({ name: JSON.stringify(viewport), viewport })),
];

for (const { name, open, expectedErrors = [] } of views) {
  test.describe(name, () => {
    test.use({ expectedErrors });

    test(`${name} reflows, axe finds nothing in it, and it has its edges, at every size`, async ({
      page,
    }) => {
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
      for (const viewport of viewports.filter(({ width }) => width === 390 || width === 1440)) {
        const size = `${viewport.width} × ${viewport.height}`;
        await page.setViewportSize(viewport);
        await expectAccessible(page, size);
        await page.emulateMedia({ contrast: 'more' });
        expect(await withoutEdge(page), `${size}, more contrast`).toEqual([]);
        await page.emulateMedia({ contrast: null, forcedColors: 'active' });
        await expectAccessible(page, `${size}, forced colours`);
        expect(await withoutEdge(page), `${size}, forced colours`).toEqual([]);
        await page.emulateMedia({ forcedColors: null });
      }
    });
  });
}

/** The controls and cards that show and have no line around them. */
function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Browsers draw the box of a checkbox themselves.
    const edged =
      'a, button, input:not([type="checkbox"]), textarea, [role="status"]:has(button), [role="dialog"]:has(form, dl, .rounded-card), .rounded-card';
    const hidden = '[inert] *, [aria-hidden="true"] *, [hidden] *, .sr-only';
    const hasLine = (style: string, width: string) =>
      style !== 'none' && Number.parseFloat(width) > 0;
    return [...document.querySelectorAll(edged)]
      .filter((element) => {
        const { outlineStyle, outlineWidth, borderStyle, borderWidth } = getComputedStyle(element);
        return (
          element.getBoundingClientRect().width >= 2 &&
          !element.matches(hidden) &&
          !hasLine(outlineStyle, outlineWidth) &&
          !hasLine(borderStyle, borderWidth)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
