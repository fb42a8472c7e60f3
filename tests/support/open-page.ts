import { expect, type Page } from '@playwright/test';
import { slideList } from '#src/content/slides.ts';

/**
 * React has hydrated the page: only then does the document name its screen, and are the other
 * slides hidden from screen readers. What comes in a chunk of its own is hydrated last.
 */
export async function expectHydrated(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-screen', /./);
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('#root :is(a, button)')];
    // React keeps what it has rendered at the element.
    return controls.every((control) => Object.keys(control).some((key) => /^__react/.test(key)));
  });
  await expect(page.locator('[data-slide]:not([aria-hidden])')).not.toHaveCount(slideList.length);
}

/** Opens an address and waits until no click is lost. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
}
