import type { Locator } from '@playwright/test';

/** Two presses, the second one before the browser has gone the step back that the first one asks for. */
export function pressEscapeTwiceAtOnce(element: Locator): Promise<void> {
  return element.evaluate(async (node) => {
    for (let press = 0; press < 2; press += 1) {
      node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      // Between two real events the page's own work is done.
      await null;
    }
  });
}
