import type { Page } from '@playwright/test';
import { expectEnded } from './screen-transitions.ts';
import { expectPage, openPage, type PageNumber, sliderPage } from './steps.ts';
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

/** What the links of each page of the slider lead to, by the names of the chunks. */
const chunks: Record<PageNumber, readonly string[]> = {
  0: [],
  1: ['detail-screen', 'python', 'flutter', 'react'],
  2: [
    'detail-screen',
    'threencrypt',
    'morning-chess',
    'visual-sort',
    'own-site',
    'itspylearning',
    'a-chess',
  ],
  3: ['legal-screen', 'imprint', 'privacy', 'accessibility'],
};

/** Opens a page of the slider and waits until every screen behind its links can be rendered at once. */
export async function openTiles(page: Page, number: PageNumber) {
  await openPage(page, number);
  for (const link of await sliderPage(page, number).getByRole('link').all()) {
    await link.dispatchEvent('pointerover');
  }
  await expectLoaded(page, chunks[number]);
}

/** Waits until chunks have been fetched and have run. */
export async function expectLoaded(page: Page, names: readonly string[]) {
  // Not `waitForFunction`, which takes the promise of an asynchronous function for a yes.
  await expect.poll(() => page.evaluate(areLoaded, names)).toBe(true);
}

async function areLoaded(names: readonly string[]): Promise<boolean> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const found = names.map((name) => files.find((file) => file.includes(`/assets/app/${name}-`)));
  // Importing a chunk once more gives the same module, once it has run.
  for (const file of found) if (file) await import(file);
  // Whoever else waits for them goes on before the browser is idle.
  await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
  return found.every(Boolean);
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
