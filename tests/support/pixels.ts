import type { Page } from '@playwright/test';

/** What arrives after the markup is there: the font and the pictures in view. */
export async function expectDrawn(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    });
    await Promise.all(inView.map((image) => image.decode()));
  });
}
