import type { Page } from '@playwright/test';
import { expectDrawn } from './support/layout.ts';
import { expectHydrated } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Contrast that WCAG 2.2 (1.4.3) requires of text, and of large text (24 px, or 18.66 px bold). */
const required = { normal: 4.5, large: 3 };

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

interface TextBox {
  text: string;
  large: boolean;
  /** Luminance of the text's colour, 0 to 1. */
  luminance: number;
  /** In CSS px. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Every line of text that shows, with its colour; then the text is made invisible. */
function hideText(page: Page): Promise<TextBox[]> {
  return page.evaluate(() => {
    const linear = (value: number) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminanceOf = (color: string) => {
      if (!canvas) throw new Error('There is no canvas.');
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const parts = [red, green, blue].map((value) => linear(value / 255));
      return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
    };
    const boxes: TextBox[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || parent.closest('[inert], .sr-only, script, style, noscript'))
        continue;
      const style = getComputedStyle(parent);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        const outside =
          left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight;
        if (outside || width < 2) continue;
        boxes.push({ text, large, luminance: luminanceOf(style.color), left, top, width, height });
      }
    }
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('* { color: transparent !important; text-shadow: none !important; }');
    document.adoptedStyleSheets.push(hidden);
    return boxes;
  });
}

/** The luminance that one pixel in a hundred exceeds, for each of the boxes. The browser decodes. */
function brightLuminances(page: Page, screenshot: Buffer, boxes: TextBox[]): Promise<number[]> {
  const measure = async ({ png, areas }: { png: string; areas: TextBox[] }) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
      willReadFrequently: true,
    });
    if (!canvas) throw new Error('There is no canvas.');
    canvas.drawImage(image, 0, 0);
    const linear = (value: number) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return areas.map(({ left, top, width, height }) => {
      const region = [left, top, Math.max(width, 1), Math.max(height, 1)].map(Math.floor);
      const { data } = canvas.getImageData(...(region as [number, number, number, number]));
      const luminances: number[] = [];
      for (let index = 0; index < data.length; index += 4) {
        const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
        luminances.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
      }
      luminances.sort((a, b) => a - b);
      return luminances[Math.floor(luminances.length * 0.99)] ?? 0;
    });
  };
  return page.evaluate(measure, { png: screenshot.toString('base64'), areas: boxes });
}

for (const { width, height } of sizes) {
  for (const path of ['/', '/desktop/0', '/desktop/1', '/desktop/2', '/desktop/3', '/nirgends']) {
    test.describe(`at ${width} × ${height}`, () => {
      test.use({
        viewport: { width, height },
        contextOptions: { reducedMotion: 'reduce' },
        expectedErrors: path === '/nirgends' ? [/404/] : [],
      });

      test(`the text of ${path} can be read on the wallpaper`, async ({ page }) => {
        await page.goto(path);
        await expectHydrated(page);
        await expectDrawn(page);
        const boxes = await hideText(page);
        expect(boxes.length).toBeGreaterThan(2);
        const screenshot = await page.screenshot();
        const grounds = await brightLuminances(page, screenshot, boxes);
        for (const [index, box] of boxes.entries()) {
          const ground = grounds[index] ?? Number.NaN;
          const [dark, light] = [ground, box.luminance].sort((a, b) => a - b) as [number, number];
          const contrast = (light + 0.05) / (dark + 0.05);
          const least = box.large ? required.large : required.normal;
          expect.soft(contrast, `"${box.text}"`).toBeGreaterThanOrEqual(least);
        }
      });
    });
  }
}
