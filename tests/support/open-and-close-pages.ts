import type { Locator, Page } from '@playwright/test';
import type { Place } from './content.ts';
import { expectSlide } from './home-screen.ts';
import { expect } from './test.ts';

export function tile(page: Page | Locator, { tile: { title } }: Place) {
  return page.getByRole('link', { name: title, exact: true });
}

export function heading(page: Page, { title }: Place) {
  return page.getByRole('heading', { level: 1, name: title, exact: true });
}

export function closeLink(page: Page) {
  return page.getByRole('link', { name: 'Schließen', exact: true });
}

/** Waits until no page is opening or closing. */
export async function expectEnded(page: Page) {
  await expect(page.locator('[data-moving-page][data-state]')).toHaveCount(0);
}

export async function openApp(page: Page, app: Place) {
  await tile(page, app).click();
  await expect(heading(page, app)).toBeFocused();
  await expectEnded(page);
}

export async function closeApp(page: Page, app: Place) {
  await closeLink(page).click();
  await expectSlide(page, app.slide);
  await expect(tile(page, app)).toBeFocused();
  await expectEnded(page);
}
