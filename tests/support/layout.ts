import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the document can be scrolled sideways. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

/**
 * Each element can be scrolled into view as a whole, where nothing covers it. One that is taller than the
 * viewport is checked at its centre only.
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

/** What arrives after the markup is there: the font and the pictures in view. */
export async function expectDrawn(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    });
    await Promise.all(inView.map((image) => image.decode()));
  });
}
