import type { Locator, Page } from '@playwright/test';
import { type Box, boxOf, middleOf } from './lightbox.ts';
import { expect } from './test.ts';

/** How a page moves: between two places in the window, px, from below and back, or after another page. */
export interface PlayedMotion {
  kind: 'flies' | 'rises' | 'sinks' | 'follows';
  from?: Box;
  to?: Box;
}

interface Recorded {
  motions: PlayedMotion[];
}

/** Records how the pages of every document move from now on. */
export async function recordMotions(page: Page) {
  await page.addInitScript(() => {
    const motions: PlayedMotion[] = [];
    Object.assign(window, { motions });
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(frames, options) {
      if (this.matches('[data-page-frame]') && Array.isArray(frames)) {
        const motion = motionOf(frames[0], frames[1]);
        if (motion) motions.push(motion);
      }
      return animate.call(this, frames, options);
    };

    function motionOf(first: Keyframe = {}, last: Keyframe = {}): PlayedMotion | undefined {
      if ('opacity' in first) return { kind: 'follows' };
      const [from, to] = [first, last].map(({ transform }) => String(transform));
      if (from === 'translateY(100%)') return { kind: 'rises' };
      if (to === 'translateY(100%)') return { kind: 'sinks' };
      if (!from?.includes('scale')) return undefined;
      return { kind: 'flies', from: box(String(from)), to: box(String(to)) };
    }

    /** Where the page's upper left square is; the whole window at the page's own size. */
    function box(transform: string): Box {
      const { a, e, f } = new DOMMatrix(transform);
      if (a === 1) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
      const side = Math.min(innerWidth, innerHeight);
      const size = side * a;
      return {
        x: e + (innerWidth - side) * a,
        y: f + (innerHeight - side) * a,
        width: size,
        height: size,
      };
    }
  });
}

/** How the document's pages have moved, in order. */
export function playedMotions(page: Page): Promise<PlayedMotion[]> {
  return page.evaluate(() => (window as unknown as Recorded).motions);
}

const moving = (page: Page) => page.locator('[data-page-frame][data-state]');

/** Waits until a page is on its way. */
export async function expectMoving(page: Page) {
  await expect(moving(page)).toHaveCount(1);
}

/** Waits until no page is on its way any more. */
export async function expectEnded(page: Page) {
  await expect(moving(page)).toHaveCount(0);
}

/** Two boxes agree, apart from the few px by which a tile scales under the pointer. */
export function expectBox(actual: Box | undefined, expected: Box | null) {
  expect(actual).toBeDefined();
  expect(expected).not.toBeNull();
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const difference = Math.abs((actual?.[side] ?? 0) - (expected?.[side] ?? 0));
    expect(difference, `${side} of ${JSON.stringify(actual)}`).toBeLessThanOrEqual(6);
  }
}

/** Clicks in the middle of an element's box, whatever receives the click. */
export async function pressAtPlaceOf(element: Locator) {
  const { x, y } = middleOf(await boxOf(element));
  await element.page().mouse.click(x, y);
}
