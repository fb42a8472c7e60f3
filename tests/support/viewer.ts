import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a detail page and waits until its script listens to clicks. */
export async function openDetail(page: Page, path: string) {
  await page.goto(path);
  await expectListening(page);
}

/** React's root is there; from then on no click is lost. */
export async function expectListening(page: Page) {
  const isThere = () => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  };
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
}

/** The screenshot number `n` (from 1) in the gallery. */
export function screenshot(page: Page, n: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Bild ${n} von \\d vergrößern: `) });
}

/** The viewer while it shows picture `n` of `count`. */
export function viewerAt(page: Page, n: number, count = 4): Locator {
  return page.getByRole('dialog', { name: `Bild ${n} von ${count}`, exact: true });
}

/** Opens the page of aChess, which has four screenshots, and its viewer at picture `n`. */
export async function openViewer(page: Page, n: number): Promise<Locator> {
  await openDetail(page, '/aChess');
  await screenshot(page, n).click();
  const viewer = viewerAt(page, n);
  await expect(viewer).toBeVisible();
  // It takes the focus in the task after the one that mounts it; keys belong to it from then on.
  await expect(viewer.locator(':focus')).toHaveCount(1);
  return viewer;
}
