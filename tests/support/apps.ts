import type { Locator, Page } from '@playwright/test';
import { gallery, lastSkill, type Place } from './content.ts';
import { expectEnded } from './page-motions.ts';
import { expectPage } from './steps.ts';
import { expect } from './test.ts';

export const viewport = { x: 0, y: 0, width: 1440, height: 900 };

export function tile(page: Page | Locator, { tile: { title } }: Place) {
  return page.getByRole('link', { name: title, exact: true });
}

export function iconBox(page: Page, app: Place) {
  return tile(page, app).locator('span').first().boundingBox();
}

export function heading(page: Page, { title }: Place) {
  return page.getByRole('heading', { level: 1, name: title, exact: true });
}

export function closeLink(page: Page) {
  return page.getByRole('link', { name: 'Schließen', exact: true });
}

export async function openApp(page: Page, app: Place) {
  await tile(page, app).click();
  await expect(heading(page, app)).toBeFocused();
  await expectEnded(page);
}

export async function closeApp(page: Page, app: Place) {
  await closeLink(page).click();
  await expectPage(page, app.page);
  await expect(tile(page, app)).toBeFocused();
  await expectEnded(page);
}

/** How many entries the tab's history has. */
export function historyLength(page: Page) {
  return page.evaluate(() => history.length);
}

export function scrollTop(page: Page) {
  return page.evaluate(() => Math.round(scrollY));
}

export async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => scrollTop(page)).toBe(600);
}

/** One of each kind. */
export const apps: readonly Place[] = [gallery, lastSkill];

/** The ways back from a page. */
export const leavings: Record<string, (page: Page) => Promise<unknown>> = {
  Back: (page) => page.goBack(),
  Schließen: (page) => closeLink(page).click(),
};
