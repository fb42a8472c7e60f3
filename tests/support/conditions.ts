import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

interface Condition {
  name: string;
  viewport: { width: number; height: number };
  /** The visitor's style sheet. */
  styleSheet?: string;
  media?: Parameters<Page['emulateMedia']>[0];
}

/** Text at 200 % (WCAG 2.2, 1.4.4). */
export const largeText = 'html { font-size: 200% !important }';

/** The values of WCAG 2.2, 1.4.12. */
const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** The quick run has phones and desktops in other tests. */
export const onTablet: Condition = { name: 'on a tablet', viewport: { width: 768, height: 1024 } };

/** WCAG 2.2: 1.4.10 (1280 × 1024 px at 400 %), 1.4.4 and 1.4.12; then the usual sizes. */
export const reflowConditions: readonly Condition[] = [
  { name: 'zoomed to 400 %', viewport: { width: 320, height: 256 } },
  { name: 'at 320 px', viewport: { width: 320, height: 800 } },
  { name: 'text at 200 %, narrow', viewport: { width: 390, height: 844 }, styleSheet: largeText },
  { name: 'text at 200 %, wide', viewport: { width: 1280, height: 800 }, styleSheet: largeText },
  { name: 'text spaced, narrow', viewport: { width: 320, height: 800 }, styleSheet: spacedText },
  { name: 'text spaced, wide', viewport: { width: 1280, height: 800 }, styleSheet: spacedText },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a phone on its side', viewport: { width: 844, height: 390 } },
  onTablet,
  { name: 'on a desktop', viewport: { width: 1440, height: 900 } },
];

/** Uses a constructed style sheet, because the policy forbids style elements. */
export async function setCondition(
  page: Page,
  { viewport, styleSheet = '', media }: Omit<Condition, 'name'>,
) {
  await page.setViewportSize(viewport);
  if (media) await page.emulateMedia(media);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, styleSheet);
}

interface Sheet {
  /** Number of texts and pictures. */
  marks: number;
  /** Distance of each heading from the end of the printed area, pt. */
  headings: { title: string; fromEnd: number }[];
}

/** Margin of the print style: 15 mm in pt. */
const margin = 42.5;

/**
 * Prints on A4. Chromium's PDF has objects as text, compressed streams, and headings as outline.
 */
export async function print(page: Page): Promise<Sheet[]> {
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

/** A4 without margins, CSS px. */
export const paper = { width: 657, height: 1009 };

export async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
}

/** Expects black text without backgrounds, between the margins. */
export async function expectOnPaper(page: Page, where = '') {
  await printed(page);
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
      if (!/, 0\)$|\/ 0\)$/.test(backgroundColor))
        found.push(`background: ${element.outerHTML.slice(0, 120)}`);
      // Fixed elements are repeated on every sheet.
      if (/fixed|sticky/.test(position) && element.textContent)
        found.push(`${position}: ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
  expect.soft(wrong, where).toEqual([]);
}
