import type { Page } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Chromium and Firefox. */
export function playwrightDriver(page: Page): Driver {
  return {
    load: async (path) => void (await page.goto(path)),
    evaluate: (expression) => page.evaluate(expression),
    press: (key, shift) => page.keyboard.press(shift ? `Shift+${key}` : key),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    async drag([from, ...places]) {
      if (!from) return;
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of places) await page.mouse.move(x, y, { steps: 8 });
      await page.mouse.up();
    },
    async wheel({ x, y }, distance) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, distance);
    },
  };
}
