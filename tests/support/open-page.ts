import { expect, type Page } from '@playwright/test';
import { slideList } from '#src/content/slides.ts';

/**
 * React has hydrated the page: only then does the document name its screen, and are the other
 * slides hidden from screen readers.
 */
export async function expectHydrated(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-screen', /./);
  await expect(page.locator('[data-slide]:not([aria-hidden])')).not.toHaveCount(slideList.length);
}

/** Opens an address and waits until no click is lost. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
}
