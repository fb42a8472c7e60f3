import type { Page } from '@playwright/test';
import type { Point } from './points.ts';

/** A control in the window that takes a press. */
export interface Control extends Point {
  name: string;
  kind: string;
  /** The `href` attribute of a link. */
  href: string | null;
  inDialog: boolean;
}

/** Links that the browser handles, or that lead to other sites. */
const foreign = '[target=_blank], [download], a:not([href^="/"])';

/**
 * Controls of the window that take a press at their middle, without those that match `excluded`,
 * leave the site, download or jump within the page.
 */
export function controlsOf(page: Page, excluded: string): Promise<Control[]> {
  return page.evaluate(describe, { excluded: `${foreign}, ${excluded}` });
}

/** The control at a place of the window, or the one that has the focus. */
export async function controlAt(page: Page, place: Point | 'focus'): Promise<Control | undefined> {
  return (await page.evaluate(describe, { place }))[0];
}

/** Runs in the page. */
function describe({ excluded, place }: { excluded?: string; place?: Point | 'focus' }): Control[] {
  const selector = 'a[href], button, input';
  const focused = document.activeElement;
  const one = place && (place === 'focus' ? focused : document.elementFromPoint(place.x, place.y));
  const all = place ? [one?.closest(selector)] : document.querySelectorAll(selector);
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
