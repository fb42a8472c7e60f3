import type { Page } from '@playwright/test';
import { expectEnded } from './page-motions.ts';
import { expectPage, type PageNumber } from './steps.ts';
import { expect } from './test.ts';

export const viewport = { x: 0, y: 0, width: 1440, height: 900 };

export function tile(page: Page, name: string) {
  return page.getByRole('link', { name, exact: true });
}

export function iconBox(page: Page, name: string) {
  return tile(page, name).locator('span').first().boundingBox();
}

export function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

export function closeLink(page: Page) {
  return page.getByRole('link', { name: 'Schließen', exact: true });
}

export async function openApp(page: Page, name: string) {
  await tile(page, name).click();
  await expect(heading(page, name)).toBeFocused();
  await expectEnded(page);
}

export async function closeApp(page: Page, name: string, number: PageNumber) {
  await closeLink(page).click();
  await expectPage(page, number);
  await expect(tile(page, name)).toBeFocused();
  await expectEnded(page);
}

export function scrollTop(page: Page) {
  return page.evaluate(() => Math.round(scrollY));
}

export async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => scrollTop(page)).toBe(600);
}

export const apps: { name: string; path: string; number: PageNumber }[] = [
  { name: 'aChess', path: '/aChess', number: 2 },
  { name: 'React', path: '/react', number: 1 },
];
