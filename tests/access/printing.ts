import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

interface Sheet {
  /** Number of texts and pictures. */
  marks: number;
  /** Distance of each heading from the end of the printed area, pt. */
  headings: { title: string; fromEnd: number }[];
}

/** Lower margin of the print style: 15 mm in pt. */
const margin = 42.5;

/**
 * Prints on A4, and reads the PDF. In Chromium's PDFs, objects are text, streams are compressed,
 * and the outline has the headings.
 */
export async function printToPdf(page: Page): Promise<Sheet[]> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true });
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf
    .toString('latin1')
    .matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const titles = [...objects.values()].flatMap((body) => {
    const [, title, sheet, y] =
      /^<<\/Title ([\s\S]*?)\n\/Dest \[(\d+) 0 R \/XYZ \S+ (\S+)/.exec(body) ?? [];
    return title && sheet ? [{ title, sheet, fromEnd: Number(y) - margin }] : [];
  });
  return [...objects].flatMap(([id, body]) => {
    if (!/\/Type \/Page\n/.test(body)) return [];
    const contents = objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '') ?? '';
    const stream = /stream\n([\s\S]*)\nendstream$/.exec(contents)?.[1] ?? '';
    // The stream of a blank page is empty and not compressed.
    const operators = stream && inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    const marks = operators.match(/\b(?:T[jJ]|Do)\b/g)?.length ?? 0;
    return [{ marks, headings: titles.filter(({ sheet }) => sheet === id) }];
  });
}

/** A4 without the margins of the print style, CSS px. */
export const paper = { width: 657, height: 1009 };

export async function emulatePaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
}

/** Expects black text without backgrounds, between left and right margin, and nothing fixed. */
export async function expectPrintable(page: Page, where = '') {
  await emulatePaper(page);
  const wrong = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || parent.closest('.sr-only, script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      if (boxes.some(({ left, right }) => left < 0 || right > innerWidth))
        found.push(`outside: ${text}`);
      if (boxes.length > 0 && getComputedStyle(parent).color !== 'rgb(0, 0, 0)')
        found.push(`not black: ${text}`);
    }
    for (const element of document.querySelectorAll('*')) {
      const { backgroundColor, position } = getComputedStyle(element);
      if (element.getClientRects().length === 0 || element.querySelector(':scope > img')) continue;
      const isTransparent = /, 0\)$|\/ 0\)$/.test(backgroundColor);
      if (!isTransparent) found.push(`background: ${element.outerHTML.slice(0, 120)}`);
      // Fixed elements are repeated on every sheet.
      if (/fixed|sticky/.test(position) && element.textContent)
        found.push(`${position}: ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
  expect.soft(wrong, where).toEqual([]);
}
