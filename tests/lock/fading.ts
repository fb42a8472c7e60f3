import { expect, type Locator, type Page } from '@playwright/test';
import { animationDurations } from '#tests/support/page.ts';
import { photo } from '#tests/support/screens.ts';

export async function expectFading(page: Page, duration = 500) {
  const fades = async () => (await animationDurations(photo(page))).map(Number);
  await expect.poll(fades).not.toHaveLength(0);
  for (const each of await fades()) expect(each).toBeCloseTo(duration, 5);
}

export function opacityOf(element: Locator): Promise<number> {
  return element.evaluate((node) => Number(getComputedStyle(node).opacity));
}

/** Moves a frozen fade to its last ms. Returns the element's top edge in the viewport, px. */
export function topAtEndOfFade(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    for (const animation of node.getAnimations()) animation.currentTime = 499;
    return node.getBoundingClientRect().top;
  });
}
