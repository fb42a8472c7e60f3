import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { findOnPath } from '#scripts/browser.ts';
import type { Driver, Key, Point } from '#tests/engines/journeys/driver.ts';
import { freePort } from '#tests/support/site-server.ts';

const keys: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  End: Keys.END,
  Home: Keys.HOME,
};

/** Collects the errors of a page: WebDriver cannot read WebKit's console. */
const listenForErrors = `(() => {
  window.errors = [];
  addEventListener('error', (event) => errors.push(event.message));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  for (const method of ['error', 'warn']) {
    const original = console[method];
    console[method] = (...texts) => { errors.push(texts.join(' ')); original(...texts); };
  }
})()`;

/** WebKitGTK, by WebDriver. One for all journeys: they share a tab. */
export function webkitDriver(driver: WebDriver, origin: string): Driver {
  const evaluate = <T>(expression: string) => driver.executeScript<T>(`return (${expression});`);
  let turned = 0;
  return {
    async load(path) {
      await driver.get(origin + path);
      // The tab is the one of the journey before.
      if (await evaluate('sessionStorage.length > 0')) {
        await evaluate('sessionStorage.clear()');
        await driver.navigate().refresh();
      }
      await evaluate(listenForErrors);
    },
    evaluate,
    async press(key, shift) {
      const input = driver.actions();
      if (shift) input.keyDown(Keys.SHIFT);
      input.sendKeys(keys[key]);
      if (shift) input.keyUp(Keys.SHIFT);
      await input.perform();
    },
    type: (text) =>
      driver
        .actions()
        .sendKeys(...text)
        .perform(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    async drag([from, ...places]) {
      if (!from) return;
      const input = driver
        .actions()
        .move({ ...rounded(from), duration: 0 })
        .press();
      for (const place of places) input.move({ ...rounded(place), duration: 100 });
      await input.release().perform();
    },
    async wheel(place, distance) {
      const { x, y } = rounded(place);
      // WebKitWebDriver sends by how much this differs from the last time.
      turned += distance;
      await driver.actions().scroll(x, y, 0, turned).perform();
    },
  };
}

/** WebDriver takes whole px only. */
function rounded({ x, y }: Point) {
  return { x: Math.round(x), y: Math.round(y) };
}

/** Programs that WebKit's tests need: Debian's packages `webkit2gtk-driver` and `xvfb`. */
const programs = ['WebKitWebDriver', 'xvfb-run'];

/** Those that are not installed. */
export const missingPrograms = programs.filter((name) => !findOnPath(name));

/** Starts a WebKit under a display of its own. */
export async function startWebKit() {
  const port = await freePort();
  const screen = '-screen 0 1400x1000x24';
  const child = spawn('xvfb-run', ['-a', '-s', screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // In a process group of its own, so that it can be ended as a whole.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(url, child);
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation'] },
      })
      .build();
    return { driver, stop: () => driver.quit().finally(() => end(child)) };
  } catch (error) {
    await end(child);
    throw error;
  }
}

async function answering(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch {
      // Not ready yet: the display starts first.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`WebKitWebDriver ended with code ${child.exitCode}.`);
}

async function end(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null) return;
  process.kill(-child.pid);
  await once(child, 'exit');
}
