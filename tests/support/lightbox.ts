import { expect, type Locator, type Page } from '@playwright/test';
import { projectWithPictures } from './content.ts';
import { openPage, settle } from './page.ts';
import { type Box, boxOf } from './points.ts';

/** Finds the button that opens the lightbox with picture `n`, counted from 1. */
export function screenshotButton(page: Page, n: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Bild ${n} von \\d vergrößern: `) });
}

/** Finds the lightbox of `projectWithPictures` while it shows picture `n`. */
export function lightboxAt(page: Page, n: number): Locator {
  const count = projectWithPictures.productImages.length;
  return page.getByRole('dialog', { name: `Bild ${n} von ${count}`, exact: true });
}

export async function openLightbox(page: Page, n: number): Promise<Locator> {
  await openPage(page, projectWithPictures.path);
  await screenshotButton(page, n).click();
  const lightbox = lightboxAt(page, n);
  await expect(lightbox).toBeVisible();
  await expect(lightbox).toBeFocused();
  return lightbox;
}

export function pictureOf(page: Page): Locator {
  return page.getByRole('dialog').getByRole('img');
}

/** Opens the lightbox, and returns the picture's box after the animation. */
export async function openLightboxAtRest(page: Page, n: number): Promise<Box> {
  await openLightbox(page, n);
  await settle(page);
  return boxOf(pictureOf(page));
}

/** Returns the width of the displayed file, px. */
export async function fileWidth(picture: Locator) {
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  return Number(/-(\d+)\.\w+$/.exec(source)?.[1]);
}
