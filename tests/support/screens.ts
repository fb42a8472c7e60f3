import { expect, type Locator, type Page } from '@playwright/test';
import { slideList } from '#src/content/slides.ts';
import type { Place } from './content.ts';
import { animationDurations, expectHydrated, settle } from './page.ts';
import { boxOf } from './points.ts';

/** Entries of the top bar, in the order of the slides. */
export const slideTitles = slideList.map(({ metadata }) => metadata.title);

export const lastSlide = slideList.length - 1;

function textsOf(number: number) {
  const slide = slideList[number];
  if (!slide) throw new Error(`There is no slide ${number}.`);
  return { heading: slide.heading, name: slide.metadata.title };
}

/** A slide, by its number in the address: the region that its heading names. */
export function slideAt(page: Page, number: number): Locator {
  return page.getByRole('region', { name: textsOf(number).heading, exact: true });
}

export function slideHeading(page: Page, number: number): Locator {
  return page.getByRole('heading', { name: textsOf(number).heading });
}

export function topBarEntry(page: Page, number: number): Locator {
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
  return bar.getByRole('link', { name: textsOf(number).name, exact: true });
}

/** A dot below the slider. */
export function dot(page: Page, number: number): Locator {
  const dots = page.getByRole('navigation', { name: 'Seiten' });
  return dots.getByRole('link', { name: `Seite ${number + 1}: ${textsOf(number).name}` });
}

/** The slider rests on a slide: address, top bar, dots, what is visible and what is read agree. */
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

/** Opens the home screen at one of its slides and waits until it is hydrated. */
export async function openSlide(page: Page, number: number) {
  await page.goto(`/desktop/${number}`);
  await expectSlide(page, number);
}

/** Unlocks the lock screen by a key and waits for the home screen. */
export async function unlock(page: Page) {
  await expect(hint(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expectSlide(page, 0);
}

/** The lock's link that says how to unlock. */
export function hint(page: Page): Locator {
  return page.getByRole('link', { name: 'Zum Entsperren nach oben wischen.' });
}

/** How far the slider is scrolled, px. */
export async function scrollPosition(page: Page): Promise<number> {
  const name = textsOf(0).heading;
  const first = page.getByRole('region', { name, exact: true, includeHidden: true });
  return 0 - Math.round((await boxOf(first)).x);
}

export function historyLength(page: Page) {
  return page.evaluate(() => history.length);
}

export function scrollTop(page: Page) {
  return page.evaluate(() => Math.round(scrollY));
}

/** The layer that lies over the home screen; the home screen's own main is inert below it. */
export function layer(page: Page) {
  return page.getByRole('main').filter({ has: hint(page) });
}

/** Clock, card and hint, which move with the hand. */
export function movingText(page: Page) {
  return layer(page).locator('> div').last();
}

/** The window with the photo, which rises. The photo in it stands still. */
export function photo(page: Page) {
  return layer(page).locator('> div').nth(1);
}

/** The lock is closed and at rest. */
export async function expectLocked(page: Page) {
  await expect(hint(page)).toBeInViewport({ ratio: 1 });
  for (const part of [photo(page), movingText(page)]) await expect(part).toHaveCSS('opacity', '1');
  for (const part of [photo(page), movingText(page)])
    await expect.poll(async () => (await boxOf(part)).y).toBe(0);
  await expect(page).toHaveURL('/');
}

/** The photo of the lock fades for so many ms. */
export async function expectFading(page: Page, duration = 500) {
  const fades = async () => (await animationDurations(photo(page))).map(Number);
  await expect.poll(fades).not.toHaveLength(0);
  for (const each of await fades()) expect(each).toBeCloseTo(duration, 5);
}

/** The home screen's wallpaper, which the lock's turns into. */
export function homePicture(page: Page) {
  const home = page.locator('div:has(> header):has(> main)');
  return home.locator('picture').first();
}

export function tile(page: Page | Locator, { tile: { title } }: Place) {
  return page.getByRole('link', { name: title, exact: true });
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
  await settle(page);
}

export async function closeApp(page: Page, app: Place) {
  await closeLink(page).click();
  await expectSlide(page, app.slide);
  await expect(tile(page, app)).toBeFocused();
  await settle(page);
}
