import type { Page } from '@playwright/test';

/** A place in the viewport, px. */
export interface Point {
  x: number;
  y: number;
}

/** What a journey needs of an engine's driver. Keys and the mouse are the driver's own, not events of a script. */
export interface Driver {
  /** Loads an address of the site. */
  load: (path: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Presses a key, by its character or as the DOM names it, with Shift where asked for. */
  press: (key: string, shift?: boolean) => Promise<void>;
  /** Moves the mouse through places, its button held down from the first to the last. */
  drag: (places: readonly Point[]) => Promise<void>;
  /** Turns the wheel at a place; px, downwards where positive. */
  wheel: (at: Point, distance: number) => Promise<void>;
}

/** Chromium and Firefox. */
export function playwrightDriver(page: Page): Driver {
  return {
    load: async (path) => void (await page.goto(path)),
    evaluate: (expression) => page.evaluate(expression),
    press: (key, shift) => page.keyboard.press(shift ? `Shift+${key}` : key),
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
