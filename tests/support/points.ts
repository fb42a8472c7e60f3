import type { Locator } from '@playwright/test';

/** A place in the viewport, px. */
export interface Point {
  x: number;
  y: number;
}

/** A place and size in the viewport, px. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** The point at a share of the distance between two others. */
export function pointAt(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}

/** Where a control's centre is, px. */
export async function centreOf(control: Locator) {
  return middleOf(await boxOf(control));
}
