import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

const advice =
  'The accessibility tree differs. If that is intended, accept it with `npx playwright test tests/access/screens --update-snapshots=all`.';

/**
 * Compares an element with its stored accessibility tree (`tests/aria`). Hides inert elements,
 * which Playwright would list (microsoft/playwright#36938).
 * @param hidden selector of elements that become `aria-hidden` during the comparison
 */
export async function expectTree(scope: Locator, name: string, hidden = '[inert]') {
  const hiddenElements = await scope.page().evaluateHandle((selector) => {
    const elements = [...document.querySelectorAll(selector)].filter(
      ({ ariaHidden }) => !ariaHidden,
    );
    for (const element of elements) element.ariaHidden = 'true';
    return elements;
  }, hidden);
  await expect.soft(scope, advice).toMatchAriaSnapshot({ name: `${name}.yml` });
  await hiddenElements.evaluate((elements) => {
    for (const element of elements) element.ariaHidden = null;
  });
}
