import type { Page } from '@playwright/test';
import { expectSlide } from './steps.ts';

/** How far the slider is scrolled, px. */
export function scrollPosition(page: Page) {
  return page.locator('#slider').evaluate((slider) => slider.scrollLeft);
}

/** Presses a key and waits until the slider rests on a slide. */
export async function turnByKey(page: Page, key: string, to: number) {
  await page.keyboard.press(key);
  await expectSlide(page, to);
}

/**
 * Calls `visit` at everything that Tab reaches, from the top of the page to its end. Both are marked by
 * added elements: where Tab leaves the page, Chromium with a window starts again, the shell does not.
 */
export async function eachTabStop(page: Page, visit: () => Promise<void>) {
  await page.evaluate(() => {
    const [first, last] = [document.createElement('span'), document.createElement('button')];
    first.tabIndex = -1;
    last.id = 'end-of-page';
    document.body.prepend(first);
    document.body.append(last);
    first.focus();
    first.remove();
  });
  const end = page.locator('#end-of-page');
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await end.evaluate((button) => button === document.activeElement)) {
      return end.evaluate((button) => button.remove());
    }
    await visit();
  }
  throw new Error('Tab does not leave the page.');
}
