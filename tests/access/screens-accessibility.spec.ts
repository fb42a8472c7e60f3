import { expectTree } from '#tests/support/accessibility-tree.ts';
import { onTablet, reflowConditions, setCondition } from '#tests/support/conditions.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { openPage } from '#tests/support/page.ts';
import { screenStates } from '#tests/support/screen-states.ts';
import { openSlide } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { isQuick } from '#tests/test-selection.ts';
import { expectAccessible } from './axe.ts';

const phone = { width: 390, height: 844 };

for (const state of screenStates) {
  const { name, open, scope, isMeasuredElsewhere, isSlow, expectedErrors = [] } = state;
  test.describe(`the screen "${name}"`, () => {
    test.use({ expectedErrors, viewport: phone });

    const isMeasured = isQuick || !isMeasuredElsewhere;
    // All conditions take too long for the quick run.
    const conditions = isQuick
      ? [{ name: 'on a phone', viewport: phone }, onTablet]
      : reflowConditions;
    const checks = [
      'passes axe',
      'matches its accessibility tree',
      isMeasured && (isQuick ? 'fits a phone and a tablet' : 'reflows at every size'),
      !isQuick && 'has borders with more contrast and in forced colours',
    ];
    test(checks.filter(Boolean).join(', '), { tag: isSlow ? '@slow' : [] }, async ({ page }) => {
      await open(page);
      await expectAccessible(page);
      // The legal links have their own snapshot.
      if (scope) await expectTree(scope(page), name, '[inert], main nav');
      else await expectTree(page.locator('body'), name);
      for (const layout of isMeasured ? conditions : []) {
        await setCondition(page, layout);
        // The page may not have handled the resize yet.
        await expect.soft.poll(() => layoutFaults(page), { message: layout.name }).toEqual([]);
      }
      if (isQuick) return;
      test.slow();
      await setCondition(page, { viewport: { width: 1440, height: 900 } });
      await expectAccessible(page, 'on a desktop');
      await page.setViewportSize(phone);
      for (const media of [{ contrast: 'more' }, { forcedColors: 'active' }] as const) {
        await page.emulateMedia({ contrast: null, ...media });
        await expectAccessible(page, JSON.stringify(media));
        expect(await page.evaluate(findWithoutBorder), JSON.stringify(media)).toEqual([]);
      }
    });
  });
}

test('the bars and the legal links match their accessibility trees', async ({ page }) => {
  const body = page.locator('body');
  await openSlide(page, 2);
  await expectTree(body, 'around-home', '[inert], main');
  await openPage(page, projectWithPictures.path);
  await expectTree(page.getByRole('navigation', { name: 'Rechtliches' }), 'legal-links');
  await expectTree(body, 'around-details', '[inert], main');
});

/** Returns visible controls and cards without border or outline. */
function findWithoutBorder(): string[] {
  // Browsers draw the border of a checkbox themselves.
  const controlsAndCards =
    'a, button, input:not([type="checkbox"]), textarea, [role="status"]:has(button) > div, [role="dialog"]:has(form, dl)';
  const hidden = '[inert] *, [aria-hidden="true"] *, [hidden] *, .sr-only';
  const hasLine = (style: string, width: string) =>
    style !== 'none' && Number.parseFloat(width) > 0;
  return [...document.querySelectorAll(controlsAndCards)]
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
