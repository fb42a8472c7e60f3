import type { Page } from '@playwright/test';

/**
 * Lists the visible texts, controls and pictures in the order of the document, one item per line. A
 * line has the item's place relative to the previous item, the column and row of its centre (fifths
 * of the window; `-` below the window), its element, text, font size (px), colour and background.
 * Fonts are part of the site, so the list is the same on every system.
 */
export function visibleItems(page: Page): Promise<string> {
  return page.evaluate(listItems);
}

/** Playwright runs this function in the page. */
function listItems(): string {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], .sr-only, script, style, noscript');
  const hasOwnText = (element: Element | null) =>
    [...(element?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim());
  /** An inline part of a text is listed with its text. */
  const isPartOfText = (element: Element) =>
    getComputedStyle(element).display === 'inline' && hasOwnText(element.parentElement);
  const isItem = (element: Element) =>
    element.matches('img, svg, input, textarea, a[aria-label], button[aria-label]') ||
    (hasOwnText(element) && !isPartOfText(element));

  function isInWindow(element: Element): boolean {
    const { left, right, width, bottom } = element.getBoundingClientRect();
    const isWallpaper = element instanceof HTMLImageElement && width >= innerWidth;
    return width > 1 && right > 0 && left < innerWidth && bottom > 0 && !isWallpaper;
  }

  /** Whether something covers an element's centre. The map's animated point may cover the map's. */
  function isCovered(element: Element): boolean {
    if (element.matches('img')) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && !top.contains(element) && !element.contains(top);
  }

  /** The colour of the nearest background. */
  function backgroundOf(element: Element): string {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage.includes('gradient')) return 'gradient';
    const isTransparent = backgroundColor === 'rgba(0, 0, 0, 0)';
    if (!isTransparent || !element.parentElement) return backgroundColor;
    return backgroundOf(element.parentElement);
  }

  function descriptionOf(element: Element): string {
    const { fontSize, color } = getComputedStyle(element);
    const label = element.getAttribute('aria-label') ?? element.textContent;
    const text = label.trim().replace(/\s+/g, ' ');
    const look = element.matches('img') ? '' : color;
    const size = hasOwnText(element) ? `${Math.round(Number.parseFloat(fontSize))} px` : '';
    const parts = [element.localName, text && `"${text}"`, size, look, backgroundOf(element)];
    return [...parts, isCovered(element) && 'covered'].filter(Boolean).join(' ');
  }

  /** A box is beside the previous one if they share more than this height, px. */
  const sharedHeight = 4;
  let previous = new DOMRect();
  const lines = [...document.body.querySelectorAll('*')]
    .filter((element) => isShown(element) && isItem(element) && isInWindow(element))
    .map((element) => {
      const box = element.getBoundingClientRect();
      const column = Math.ceil((5 * (box.x + box.width / 2)) / innerWidth);
      const row = Math.ceil((5 * (box.y + box.height / 2)) / innerHeight);
      const shared = Math.min(box.bottom, previous.bottom) - Math.max(box.y, previous.y);
      const relation = box.y > previous.y ? 'below' : 'above';
      const place = shared > sharedHeight ? 'beside' : relation;
      previous = box;
      return `${place} ${column} ${row > 5 ? '-' : row} ${descriptionOf(element)}`;
    });
  return `${lines.join('\n')}\n`;
}
