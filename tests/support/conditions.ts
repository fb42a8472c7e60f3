import type { Page } from '@playwright/test';

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
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important
  * }
  p { margin-bottom: 2em !important }`;

/** The quick run measures layouts at this size and on a phone. */
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

/** Replaces viewport and style sheet. Media settings stay until a condition changes them. */
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
