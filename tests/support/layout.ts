import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the document can be scrolled sideways. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

/**
 * Each element can be brought into view as a whole, and nothing lies over it then. What is higher than
 * its view is asked at its centre only.
 */
export async function expectReachable(elements: Locator) {
  for (const element of await elements.all()) {
    const covered = await element.evaluate((node) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = node.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) return `${left} to ${right} px`;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && node.contains(hit) ? '' : `covered by ${hit?.outerHTML.slice(0, 80)}`;
    });
    expect(covered, String(element)).toBe('');
  }
}
