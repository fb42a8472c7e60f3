import { expect, type Locator, type Page } from '@playwright/test';
import { slideList } from '#src/content/slides.ts';
import type { LinkedPage } from './content.ts';
import { expectHydrated, settle } from './page.ts';
import { boxOf } from './points.ts';

export const slideTitles = slideList.map(({ metadata }) => metadata.title);

export const lastSlide = slideList.length - 1;

function textsOf(number: number) {
  const slide = slideList[number];
  if (!slide) throw new Error(`There is no slide ${number}.`);
  return { heading: slide.heading, title: slide.metadata.title };
}

/** @param number from the address */
export function slideAt(page: Page, number: number): Locator {
  return page.getByRole('region', { name: textsOf(number).heading, exact: true });
}

export function slideHeading(page: Page, number: number): Locator {
  return page.getByRole('heading', { name: textsOf(number).heading });
}

export function topBarEntry(page: Page, number: number): Locator {
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
  return bar.getByRole('link', { name: textsOf(number).title, exact: true });
}

export function dot(page: Page, number: number): Locator {
  const dots = page.getByRole('navigation', { name: 'Seiten' });
  return dots.getByRole('link', { name: `Seite ${number + 1}: ${textsOf(number).title}` });
}

/** Expects the slide in address, top bar, dots, view and accessibility tree. */
export async function expectSlide(page: Page, number: number) {
  await expect(page).toHaveURL(new RegExp(`/desktop/${number}$`));
  await expectHydrated(page);
  await expect(topBarEntry(page, number)).toHaveAttribute('aria-current', 'page');
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'page');
  const slide = slideAt(page, number);
  await expect(slide).toBeInViewport({ ratio: 0.99 });
  await expect.poll(async () => Math.abs((await slide.boundingBox())?.x ?? 1)).toBeLessThan(0.5);
  for (const other of slideList.keys())
    if (other !== number) await expect(slideAt(page, other)).toHaveCount(0);
}

export async function openSlide(page: Page, number: number) {
  await page.goto(`/desktop/${number}`);
  await expectSlide(page, number);
}

export async function unlock(page: Page) {
  await expect(hint(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expectSlide(page, 0);
}

export function hint(page: Page): Locator {
  return page.getByRole('link', { name: 'Zum Entsperren nach oben wischen.' });
}

/** Returns how far the slider is scrolled, px. */
export async function sliderScrollLeft(page: Page): Promise<number> {
  const name = textsOf(0).heading;
  const first = page.getByRole('region', { name, exact: true, includeHidden: true });
  // Without `0 -` the first slide would be at -0, which `toBe(0)` rejects.
  return 0 - Math.round((await boxOf(first)).x);
}

export function historyLength(page: Page) {
  return page.evaluate(() => history.length);
}

export function scrollTop(page: Page) {
  return page.evaluate(() => Math.round(scrollY));
}

/** The home screen's own `main` is inert behind the lock. */
export function lockScreen(page: Page) {
  return page.getByRole('main').filter({ has: hint(page) });
}

/** The card with the greeting. All texts of the lock have its opacity. */
export function lockCard(page: Page) {
  return lockScreen(page).getByRole('heading', { level: 1 }).locator('../..');
}

/** The lock's content, which lies above the photo. The content moves with the pointer. */
export function lockContent(page: Page) {
  return lockScreen(page).locator('> div').last();
}

/** The clipped photo moves up, while the picture in it stays in place. */
export function photo(page: Page) {
  return lockScreen(page).locator('> div').nth(1);
}

export async function expectLocked(page: Page) {
  await expect(hint(page)).toBeInViewport({ ratio: 1 });
  for (const fading of [photo(page), lockCard(page)])
    await expect(fading).toHaveCSS('opacity', '1');
  for (const moving of [photo(page), lockContent(page)])
    await expect.poll(async () => (await boxOf(moving)).y).toBe(0);
  await expect(page).toHaveURL('/');
}

export function homeWallpaper(page: Page) {
  const home = page.locator('div:has(> header):has(> main)');
  return home.locator('picture').first();
}

export function tile(page: Page | Locator, { tile: { title } }: LinkedPage) {
  return page.getByRole('link', { name: title, exact: true });
}

export function heading(page: Page, { title }: LinkedPage) {
  return page.getByRole('heading', { level: 1, name: title, exact: true });
}

export function closeLink(page: Page) {
  return page.getByRole('link', { name: 'Schließen', exact: true });
}

export async function openDetail(page: Page, detail: LinkedPage) {
  await tile(page, detail).click();
  await expect(heading(page, detail)).toBeFocused();
  await settle(page);
}

export async function closeDetail(page: Page, detail: LinkedPage) {
  await closeLink(page).click();
  await expectSlide(page, detail.slide);
  await expect(tile(page, detail)).toBeFocused();
  await settle(page);
}
