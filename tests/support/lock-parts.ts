import type { Page } from '@playwright/test';
import { hint } from './home-screen.ts';

/** Of the window, px. */
export const height = 900;
export const middle = { x: 720, y: 450 };

/** The layer that lies over the home screen; the home screen's own main is inert below it. */
export function layer(page: Page) {
  return page.getByRole('main').filter({ has: hint(page) });
}

/** Clock, card and hint, which move with the hand. */
export function text(page: Page) {
  return layer(page).locator('> div').last();
}

/** The photo, which fades where it is. */
export function photo(page: Page) {
  return layer(page).locator('> div').first();
}

/** The home screen's wallpaper, which the lock's turns into. */
export function homePicture(page: Page) {
  return page.locator('[inert] > div > picture');
}
