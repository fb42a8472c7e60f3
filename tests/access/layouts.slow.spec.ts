import { expectAccessible } from '#tests/support/axe.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { reflowConditions, setCondition } from '#tests/support/reflow-conditions.ts';
import { views } from '#tests/support/routes-and-states.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const { name, open, expectedErrors = [] } of views) {
  test.describe(`the view "${name}"`, () => {
    test.use({ expectedErrors });

    test('reflows at every size, passes axe, and has edges with more contrast and in forced colours', async ({
      page,
    }) => {
      test.slow();
      await open(page);
      // Without script no slide is inert, so the three beside the window would count as faults.
      const hasScript = name !== 'script-failed';
      for (const layout of hasScript ? reflowConditions : []) {
        await setCondition(page, layout);
        // It is repeated because the page may not have answered to the new size yet.
        await expect.soft.poll(() => layoutFaults(page), { message: layout.name }).toEqual([]);
      }
      await setCondition(page, { viewport: desktop });
      await expectAccessible(page, 'on a desktop');
      await page.setViewportSize(phone);
      for (const media of [{ contrast: 'more' }, { forcedColors: 'active' }] as const) {
        await page.emulateMedia({ contrast: null, ...media });
        await expectAccessible(page, JSON.stringify(media));
        expect(await page.evaluate(findWithoutEdge), JSON.stringify(media)).toEqual([]);
      }
    });
  });
}

/** Finds the visible controls and cards that have no line around them. */
function findWithoutEdge(): string[] {
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
}
