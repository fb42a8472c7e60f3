import type { Locator, Page } from '@playwright/test';
import type { Point } from './gestures.ts';
import { expect } from './test.ts';
import { openViewer } from './viewer.ts';

/** A place and size in the viewport, px. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** The part of the viewer on which the pictures move; its `data-state` says what happens there. */
export function stageOf(page: Page): Locator {
  return page.getByRole('dialog').locator('div:has(> [data-track])');
}

/** What lies between the pictures and the page. */
export function backdropOf(page: Page): Locator {
  return page.locator('body > div[data-state]:not([role="dialog"])');
}

/** The picture that is in view. */
export function pictureOf(page: Page): Locator {
  return page.getByRole('dialog').getByRole('img');
}

export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Nothing moves on the stage. */
export async function expectRest(page: Page) {
  await expect(stageOf(page)).toHaveAttribute('data-state', 'resting');
}

/** Opens the viewer of aChess at picture `n` and waits until it rests; returns the picture's box. */
export async function openAtRest(page: Page, n: number): Promise<Box> {
  await openViewer(page, n);
  await expectRest(page);
  return boxOf(pictureOf(page));
}

/** Lets no frame pass from now on, except by `page.clock.runFor`. Needs `page.clock.install()`. */
export async function stopFrames(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
