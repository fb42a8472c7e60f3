import type { Page } from '@playwright/test';
import type { Point } from './points.ts';

/** The colour that a visitor sees at a point of the window, as browsers report computed ones. */
export async function colorAt(page: Page, { x, y }: Point): Promise<string> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const png = await page.screenshot({ clip });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const pixel = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(pixel, 0, 0);
    return `rgb(${canvas?.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`;
  }, png.toString('base64'));
}
