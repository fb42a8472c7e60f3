import type { Locator, Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { skipLinks } from '#content/texts/controls.ts';
import { expect } from './test.ts';

/** The headings that name the slider's pages. */
export const pageHeadings = [
  owner.fullName,
  'Meine Skills',
  'Meine Projekte',
  'Sag Hallo.',
] as const;

/** Entries of the top bar, in the order of the pages. */
export const pageNames = ['Über Mich', 'Skills', 'Projekte', 'Kontakt'] as const;

/** What Tab reaches first on every screen but the lock. */
export const firstStops = [skipLinks.content, skipLinks.help] as const;

export type PageNumber = 0 | 1 | 2 | 3;

/** A page of the slider: the region that its heading names. */
export function sliderPage(page: Page, number: PageNumber): Locator {
  return page.getByRole('region', { name: pageHeadings[number], exact: true });
}

/** An entry of the top bar. */
export function topBarEntry(page: Page, number: PageNumber): Locator {
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
  return bar.getByRole('link', { name: pageNames[number], exact: true });
}

/** A dot below the slider. */
export function dot(page: Page, number: PageNumber): Locator {
  const dots = page.getByRole('navigation', { name: 'Seiten' });
  return dots.getByRole('link', { name: `Seite ${number + 1}: ${pageNames[number]}` });
}

/** The home screen is hydrated: only then are its off-screen pages inert. */
export async function expectStarted(page: Page) {
  await expect(page.locator('[data-page][inert]')).toHaveCount(3);
}

/** The slider rests on a page: address, top bar, dots and what is visible agree. */
export async function expectPage(page: Page, number: PageNumber) {
  await expect(page).toHaveURL(new RegExp(`/desktop/${number}$`));
  await expectStarted(page);
  await expect(page.locator('#slider')).toHaveAttribute('data-state', 'resting');
  await expect(topBarEntry(page, number)).toHaveAttribute('aria-current', 'page');
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'page');
  await expect(sliderPage(page, number)).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('[data-page]:not([inert])')).toHaveAttribute(
    'data-page',
    String(number),
  );
}

/** Opens the home screen at one of its pages and waits until it is hydrated. */
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
  await expect(page.getByRole('link', { name: lockHint })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expectPage(page, 0);
}

export const lockHint = 'Zum Entsperren nach oben wischen.';

/** Opens the contact form from the contact page. */
export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Schreiben' }).click();
  const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
  // Its sheet comes before its fields.
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible();
  return form;
}
