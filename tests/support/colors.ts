import type { Page } from '@playwright/test';
import type { Point } from './points.ts';

/** Converts `#rrggbb` to the form of computed styles. */
export function hexAsRgb(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}

/** Returns the visible colour at a point, in the form of computed styles. */
export async function colorAt(page: Page, { x, y }: Point): Promise<string> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const png = await page.screenshot({ clip });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const pixel = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(pixel, 0, 0);
    return `rgb(${context?.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`;
  }, png.toString('base64'));
}

/** Runs in the page, because browsers parse every colour and decode pictures. */
interface Meter {
  /** Relative luminance (WCAG), 0 to 1. */
  luminanceOf: (color: string) => number;
  /** The luminance of each pixel of an encoded picture. */
  read: (base64: string) => Promise<{ width: number; luminances: Float32Array }>;
  /** Contrast of two luminances (WCAG), 1 to 21. */
  contrast: (one: number, other: number) => number;
}

declare global {
  interface Window {
    meter: Meter;
  }
}

export async function installMeter(page: Page) {
  await page.evaluate(() => {
    /** sRGB to linear light. */
    const linear = Array.from({ length: 256 }, (_, value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    function luminancesOf(
      width: number,
      height: number,
      draw: (context: OffscreenCanvasRenderingContext2D) => void,
    ) {
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('OffscreenCanvas has no 2d context.');
      draw(context);
      const { data } = context.getImageData(0, 0, width, height);
      const light = (index: number) => linear[data[index] ?? 0] ?? 0;
      return Float32Array.from({ length: width * height }, (_, pixel) => {
        const start = 4 * pixel;
        return 0.2126 * light(start) + 0.7152 * light(start + 1) + 0.0722 * light(start + 2);
      });
    }
    window.meter = {
      luminanceOf(color) {
        const [luminance = 0] = luminancesOf(1, 1, (context) => {
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
        });
        return luminance;
      },
      async read(base64) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const { width, height } = image;
        return {
          width,
          luminances: luminancesOf(width, height, (context) => context.drawImage(image, 0, 0)),
        };
      },
      contrast: (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
    };
  });
}
