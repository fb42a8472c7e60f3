import type { Page } from '@playwright/test';
import { installMeter } from './colors.ts';
import { expect } from './test.ts';

/** Waits for the font and the pictures in view. */
async function waitForFontAndPictures(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    });
    await Promise.all(inView.map((image) => image.decode()));
  });
}

/** Finds every line of text and every SVG that is fully visible. */
function visibleTexts(page: Page) {
  return page.evaluate(() => {
    /** `large` texts and icons may have less contrast. */
    const found: { text: string; large: boolean; luminance: number; box: DOMRect }[] = [];
    const add = (element: Element, boxes: Iterable<DOMRect>, text: string, isIcon: boolean) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      // WCAG: 24 px, or 18.66 px bold.
      const large = isIcon || size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const luminance = window.meter.luminanceOf(color);
      for (const box of boxes) {
        // Skips what is covered, or outside of the window or of its scroll container.
        const isVisible = [
          [box.left + 1, box.top + 1],
          [box.right - 1, box.bottom - 1],
        ].every(([x = 0, y = 0]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (hit.contains(element) || element.contains(hit));
        });
        if (isVisible && box.width >= 2) found.push({ text, large, luminance, box: box.toJSON() });
      }
    };
    const hidden = '[inert], section[aria-hidden], .sr-only, script, style, noscript';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || parent.closest(hidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      add(parent, range.getClientRects(), text, false);
    }
    for (const icon of document.querySelectorAll('svg')) {
      if (!icon.closest(hidden)) add(icon, icon.getClientRects(), 'an icon', true);
    }
    return found;
  });
}

/**
 * Returns the lowest contrast of each text and icon with the pixels behind it. The darkest and the
 * brightest 1 % of these pixels do not count.
 */
export async function contrasts(page: Page) {
  // A picture that is being replaced cannot be decoded.
  await expect(() => waitForFontAndPictures(page)).toPass();
  await installMeter(page);
  const texts = await visibleTexts(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; text-shadow: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  // Clipped to the texts, because a screenshot of a large window takes seconds.
  const boxes = texts.map(({ box }) => box);
  const x = Math.floor(Math.min(...boxes.map(({ left }) => left)));
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)));
  const width = Math.ceil(Math.max(...boxes.map(({ right }) => right))) - x;
  const height = Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))) - y;
  const clip = { x, y, width, height };
  const screenshot = await page.screenshot({ clip, type: 'jpeg', quality: 95 });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return page.evaluate(
    async ({ jpeg, x, y, texts }) => {
      const { width, luminances } = await window.meter.read(jpeg);
      return texts.map(({ text, large, luminance, box }) => {
        const [left, top] = [Math.floor(box.left - x), Math.floor(box.top - y)];
        const columns = Math.max(Math.floor(box.width), 1);
        const rows = Array.from({ length: Math.max(Math.floor(box.height), 1) }, (_, row) => {
          const start = (top + row) * width + left;
          return [...luminances.subarray(start, start + columns)];
        });
        const background = rows.flat().sort((one, other) => one - other);
        const ratios = [0.01, 0.99].map((share) =>
          window.meter.contrast(
            luminance,
            background[Math.floor(background.length * share)] ?? Number.NaN,
          ),
        );
        return { text, large, ratio: Math.min(...ratios) };
      });
    },
    { jpeg: screenshot.toString('base64'), x, y, texts },
  );
}
