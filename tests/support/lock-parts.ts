import type { Page } from '@playwright/test';
import { hint } from './home-screen.ts';

/** The layer that lies over the home screen; the home screen's own main is inert below it. */
export function layer(page: Page) {
  return page.getByRole('main').filter({ has: hint(page) });
}

/** Clock, card and hint, which move with the hand. */
export function movingText(page: Page) {
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
