import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/test.ts';

export async function expectFocus(element: Locator) {
  await expect(element).toBeFocused();
  await expect(element).toBeInViewport();
}

/** Presses a key, and expects the focus on an element in view. A control must have a ring. */
export async function press(page: Page, key: string, element: Locator) {
  await page.keyboard.press(key);
  await expectFocus(element);
  const hasRing = element.evaluate((focused) => {
    const { outlineStyle, boxShadow } = getComputedStyle(focused);
    const isControl = focused.matches('a, button, input, textarea');
    return !isControl || outlineStyle !== 'none' || boxShadow !== 'none';
  });
  expect(await hasRing, `${key} shows the focus`).toBe(true);
}

export async function tabThrough(page: Page, ...elements: readonly Locator[]) {
  for (const element of elements) await press(page, 'Tab', element);
}
