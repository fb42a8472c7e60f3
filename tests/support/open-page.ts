import { expect, type Page } from '@playwright/test';

/** The page answers to keys and gestures from here on. */
export async function expectHydrated(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/** Opens an address and waits until no click is lost. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
}
