import type { Locator } from '@playwright/test';

/** Presses Escape twice, the second time before the browser has gone back for the first. */
export function pressEscapeTwiceAtOnce(element: Locator): Promise<void> {
  return element.evaluate(async (node) => {
    for (let press = 0; press < 2; press += 1) {
      node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      // Microtasks run between two real events.
      await null;
    }
  });
}
