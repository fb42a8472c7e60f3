import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { slideList } from '#src/content/slides.ts';

/** A page of the slider, by its number in the address; `slideIndex` has the number of each by its name. */
export type PageNumber = number;

/** The headings that name the slider's slideList. */
export const pageHeadings = slideList.map(({ heading }) => heading);

/** Entries of the top bar, in the order of the slideList. */
export const slideNames = slideList.map(({ metadata }) => metadata.title);

export const lastPage: PageNumber = slideList.length - 1;

function textsOf(number: PageNumber) {
  const page = slideList[number];
  if (!page) throw new Error(`The slider has no page ${number}.`);
  return { heading: page.heading, name: page.metadata.title };
}

/** A page of the slider: the region that its heading names. */
export function sliderPage(page: Page, number: PageNumber): Locator {
  return page.getByRole('region', { name: textsOf(number).heading, exact: true });
}

/** The heading of a page of the slider. */
export function pageHeading(page: Page, number: PageNumber): Locator {
  return page.getByRole('heading', { name: textsOf(number).heading });
}

/** An entry of the top bar. */
export function topBarEntry(page: Page, number: PageNumber): Locator {
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
  return bar.getByRole('link', { name: textsOf(number).name, exact: true });
}

/** A dot below the slider. */
export function dot(page: Page, number: PageNumber): Locator {
  const dots = page.getByRole('navigation', { name: 'Seiten' });
  return dots.getByRole('link', { name: `Seite ${number + 1}: ${textsOf(number).name}` });
}

/** The home screen is hydrated: only then are its off-screen slideList inert. */
export async function expectStarted(page: Page) {
  await expect(page.locator('[data-slide][inert]')).toHaveCount(slideList.length - 1);
}

/** The slider rests on a page: address, top bar, dots and what is visible agree. */
export async function expectPage(page: Page, number: PageNumber) {
  await expect(page).toHaveURL(new RegExp(`/desktop/${number}$`));
  await expectStarted(page);
  await expect(page.locator('#slider')).toHaveAttribute('data-state', 'resting');
  await expect(topBarEntry(page, number)).toHaveAttribute('aria-current', 'page');
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'page');
  await expect(sliderPage(page, number)).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('[data-slide]:not([inert])')).toHaveAttribute(
    'data-slide',
    String(number),
  );
}

/** Opens the home screen at one of its slideList and waits until it is hydrated. */
export async function openPage(page: Page, number: PageNumber) {
  await page.goto(`/desktop/${number}`);
  await expectPage(page, number);
}

/** Opens the lock screen and waits until it is hydrated. */
export async function openLock(page: Page) {
  await page.goto('/');
  await expectStarted(page);
}

/** Unlocks the lock screen by a key and waits for the home screen. */
export async function unlock(page: Page) {
  await expect(hint(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expectPage(page, 0);
}

export const lockHint = 'Zum Entsperren nach oben wischen.';

/** The lock's link that says how to unlock. */
export function hint(page: Page): Locator {
  return page.getByRole('link', { name: lockHint });
}

/** Opens the contact form from the contact page. */
export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Schreiben' }).click();
  const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
  // Its sheet comes before its fields.
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible();
  return form;
}
