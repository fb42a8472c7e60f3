import type { Locator, Page } from '@playwright/test';

/** A point in the viewport, px. */
export interface Point {
  x: number;
  y: number;
}

/** A box in the viewport, px. */
export interface Box extends Point {
  width: number;
  height: number;
}

export function pointAt(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function centreOfBox({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Not visible: ${element}.`);
  return box;
}

export async function centreOf(element: Locator): Promise<Point> {
  return centreOfBox(await boxOf(element));
}

export interface Control extends Point {
  name: string;
  kind: string;
  /** The attribute, not the resolved address. */
  href: string | null;
  inDialog: boolean;
}

/** Links to other sites, downloads, sections and e-mail addresses. */
const followedByBrowser = '[target=_blank], [download], a:not([href^="/"])';

/**
 * Finds controls that can be pressed at their centre. Omits controls that match `excluded`, and
 * links that the browser follows instead of the site.
 */
export function pressableControls(page: Page, excluded: string): Promise<Control[]> {
  return page.evaluate(readControls, { excluded: `${followedByBrowser}, ${excluded}` });
}

export async function controlAt(page: Page, place: Point | 'focus'): Promise<Control | undefined> {
  return (await page.evaluate(readControls, { place }))[0];
}

interface ControlFilter {
  excluded?: string;
  /** Where to look for a single control. */
  place?: Point | 'focus';
}

/** Playwright runs this function in the page. */
function readControls({ excluded, place }: ControlFilter): Control[] {
  const selector = 'a[href], button, input';
  const elementAt = (target: Point | 'focus') =>
    target === 'focus' ? document.activeElement : document.elementFromPoint(target.x, target.y);
  const all = place ? [elementAt(place)?.closest(selector)] : document.querySelectorAll(selector);
  return [...all].flatMap((control) => {
    if (!control) return [];
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (excluded && (control.matches(excluded) || !hit || !control.contains(hit))) return [];
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
    const kind = control instanceof HTMLInputElement ? control.type : control.localName;
    const inDialog = control.closest('[role=dialog]') !== null;
    return [{ name, kind, href: control.getAttribute('href'), inDialog, x, y }];
  });
}
