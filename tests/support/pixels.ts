import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    /** Relative luminance (WCAG), 0 to 1, of a colour of three channels from 0 to 255. */
    luminance: (channels: ArrayLike<number>) => number;
    /** WCAG's contrast of two luminances, 1 to 21. */
    contrast: (one: number, other: number) => number;
    /** The luminance of each pixel of an encoded picture. */
    readPicture: (base64: string) => Promise<{ width: number; luminances: Float32Array }>;
  }
}

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

/** The browser decodes pictures, so it also measures them. */
async function bringReader(page: Page) {
  await page.evaluate(() => {
    const linear = (value: number) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    window.luminance = ({ 0: red = 0, 1: green = 0, 2: blue = 0 }) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    window.contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    window.readPicture = async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!canvas) throw new Error('There is no canvas.');
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      const luminances = Float32Array.from({ length: data.length / 4 }, (_, pixel) =>
        window.luminance(data.subarray(4 * pixel, 4 * pixel + 3)),
      );
      return { width: image.width, luminances };
    };
  });
}

/** A line of text, or a drawing in the colour of the text around it. */
interface DrawnText {
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
function drawnTexts(page: Page): Promise<DrawnText[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminanceOf = (color: string) => {
      if (!canvas) throw new Error('There is no canvas.');
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return window.luminance(canvas.getImageData(0, 0, 1, 1).data);
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

/**
 * The contrast of every text and drawing with what of its ground is most like it, without the ground's darkest and
 * brightest hundredth.
 */
export async function contrasts(page: Page) {
  // A picture that gives way to one of another size cannot be decoded.
  await expect(() => expectDrawn(page)).toPass();
  await bringReader(page);
  const texts = await drawnTexts(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; text-shadow: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  // Only where there is text: a picture of a large screen takes seconds.
  const x = Math.floor(Math.min(...texts.map(({ left }) => left)));
  const y = Math.floor(Math.min(...texts.map(({ top }) => top)));
  const width = Math.ceil(Math.max(...texts.map((text) => text.left + text.width))) - x;
  const height = Math.ceil(Math.max(...texts.map((text) => text.top + text.height))) - y;
  const clip = { x, y, width, height };
  const screenshot = await page.screenshot({ clip, type: 'jpeg', quality: 95 });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return page.evaluate(
    async ({ jpeg, x, y, texts }) => {
      const { width, luminances } = await window.readPicture(jpeg);
      return texts.map(({ text, large, luminance, ...box }) => {
        const [left, top] = [Math.floor(box.left - x), Math.floor(box.top - y)];
        const columns = Math.max(Math.floor(box.width), 1);
        const rows = Array.from({ length: Math.max(Math.floor(box.height), 1) }, (_, row) => {
          const start = (top + row) * width + left;
          return [...luminances.subarray(start, start + columns)];
        });
        const ground = rows.flat().sort((one, other) => one - other);
        const ratios = [0.01, 0.99].map((share) =>
          window.contrast(luminance, ground[Math.floor(ground.length * share)] ?? Number.NaN),
        );
        return { text, large, ratio: Math.min(...ratios) };
      });
    },
    { jpeg: screenshot.toString('base64'), x, y, texts },
  );
}

/** px around a control that its ring may take. */
const ringMargin = 8;

/**
 * The area of the focus ring that differs by 3:1 from what is there without it, as a share of a line of 2 px
 * around the control (WCAG 2.2, 2.4.13).
 */
export async function ringShare(page: Page): Promise<number> {
  const { size, clip } = await page.evaluate((space) => {
    const { left, top, right, bottom } = (
      document.activeElement ?? document.body
    ).getBoundingClientRect();
    const x = Math.max(0, Math.floor(left) - space);
    const y = Math.max(0, Math.floor(top) - space);
    const width = Math.min(innerWidth, Math.ceil(right) + space) - x;
    const height = Math.min(innerHeight, Math.ceil(bottom) + space) - y;
    return { size: right - left + bottom - top, clip: { x, y, width, height } };
  }, ringMargin);
  const shoot = async () =>
    (await page.screenshot({ clip, caret: 'hide', animations: 'disabled' })).toString('base64');
  const withRing = await shoot();
  await setRing(page, 'none');
  const withoutRing = await shoot();
  await setRing(page, '');
  await bringReader(page);
  const area = await page.evaluate(
    async (pictures) => {
      const [focused, plain] = await Promise.all(pictures.map(window.readPicture));
      return focused?.luminances.filter(
        (light, index) => window.contrast(light, plain?.luminances[index] ?? 0) >= 3,
      ).length;
    },
    [withRing, withoutRing],
  );
  return (area ?? 0) / (2 * 2 * size);
}

function setRing(page: Page, value: '' | 'none') {
  return page.evaluate((shown) => {
    if (!(document.activeElement instanceof HTMLElement)) return;
    document.activeElement.style.setProperty('outline', shown, 'important');
    document.activeElement.style.setProperty('box-shadow', shown, 'important');
  }, value);
}
