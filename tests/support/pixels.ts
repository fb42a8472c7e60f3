import type { Page } from '@playwright/test';

/** A line of text, or a drawing in the colour of the text around it. */
export interface DrawnText {
  text: string;
  /** Large text, or a drawing: less contrast is enough. */
  large: boolean;
  /** Luminance of its colour, 0 to 1. */
  luminance: number;
  /** In CSS px. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Every line of text and every line drawing that shows as a whole. */
export function drawnTexts(page: Page): Promise<DrawnText[]> {
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
    const found: DrawnText[] = [];
    const add = (element: Element, boxes: Iterable<DOMRect>, text: string, drawing: boolean) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      // WCAG: 24 px, or 18.66 px bold.
      const large = drawing || size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      for (const { left, top, width, height } of boxes) {
        // Neither outside nor cut off by what scrolls it.
        const shows = [
          [left + 1, top + 1],
          [left + width - 1, top + height - 1],
        ].every(([x = 0, y = 0]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (hit.contains(element) || element.contains(hit));
        });
        if (shows && width >= 2)
          found.push({ text, large, luminance: luminanceOf(color), left, top, width, height });
      }
    };
    const hidden = '[inert], .sr-only, script, style, noscript';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || parent.closest(hidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      add(parent, range.getClientRects(), text, false);
    }
    for (const drawing of document.querySelectorAll('svg')) {
      if (!drawing.closest(hidden)) add(drawing, drawing.getClientRects(), 'a drawing', true);
    }
    return found;
  });
}

/** The smallest area in whole px that holds all texts. */
function around(texts: readonly DrawnText[]) {
  const x = Math.floor(Math.min(...texts.map(({ left }) => left)));
  const y = Math.floor(Math.min(...texts.map(({ top }) => top)));
  const right = Math.max(...texts.map(({ left, width }) => left + width));
  const bottom = Math.max(...texts.map(({ top, height }) => top + height));
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

/** Of what lies behind a text, without its darkest and its brightest hundredth. */
export interface Ground {
  darkest: number;
  brightest: number;
}

/** The luminances behind each text. The browser decodes the picture. */
export async function groundsOf(page: Page, texts: readonly DrawnText[]): Promise<Ground[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; text-shadow: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  // Only where there is text: a picture of a large screen takes seconds.
  const clip = around(texts);
  const screenshot = await page.screenshot({ clip, type: 'jpeg', quality: 95 });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  const areas = texts.map((text) => ({
    ...text,
    left: text.left - clip.x,
    top: text.top - clip.y,
  }));
  const measure = async ({ jpeg, boxes }: { jpeg: string; boxes: readonly DrawnText[] }) => {
    const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
      willReadFrequently: true,
    });
    if (!canvas) throw new Error('There is no canvas.');
    canvas.drawImage(image, 0, 0);
    const linear = (value: number) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return boxes.map(({ left, top, width, height }) => {
      const region = [left, top, Math.max(width, 1), Math.max(height, 1)].map(Math.floor);
      const { data } = canvas.getImageData(...(region as [number, number, number, number]));
      const luminances = Float32Array.from({ length: data.length / 4 }, (_, pixel) => {
        const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3);
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      }).sort();
      const at = (share: number) => luminances[Math.floor(luminances.length * share)] ?? Number.NaN;
      return { darkest: at(0.01), brightest: at(0.99) };
    });
  };
  return page.evaluate(measure, { jpeg: screenshot.toString('base64'), boxes: areas });
}
