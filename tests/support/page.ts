import { expect, type Locator, type Page } from '@playwright/test';

/** The page answers to keys and gestures from here on. */
export async function expectHydrated(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/** Opens an address and waits until no click is lost. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
}

/** Waits until nothing moves. @throws Error that names what still moves after 10 s */
export async function settle(page: Page) {
  await expectHydrated(page);
  const moving = await page.evaluate(async () => {
    /** What a visitor sees: where everything is, and what is there. */
    function seen() {
      const parts = document.querySelectorAll('main, section, nav, h1, h2, a, button, img, [role]');
      const places = [...parts].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${part.tagName} ${x} ${y} ${width} ${height}`;
      });
      return [location.href, scrollY, ...places].join('\n');
    }
    // The chevron of the lock's hint repeats, and a page's title in its bar follows the scrolling.
    const endsByItself = ({ playState, effect, timeline }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getTiming().iterations === 1;
    let before = '';
    const deadline = performance.now() + 10_000;
    for (let still = 0; still < 8; still += 1) {
      await new Promise(requestAnimationFrame);
      // A busy browser lets timers wait, in one of which Radix returns the focus.
      await new Promise((done) => setTimeout(done));
      const [now, last] = [seen(), before];
      before = now;
      const animations = document.getAnimations().filter(endsByItself).length;
      if (now === last && animations === 0) continue;
      still = -1;
      if (performance.now() < deadline) continue;
      const lines = new Set(last.split('\n'));
      const moved = now.split('\n').filter((line) => !lines.has(line));
      return `${animations} animations, ${moved.slice(0, 5)}`;
    }
    return '';
  });
  if (moving) throw new Error(`It still moves: ${moving}.`);
}

/** Freezes animations at their start. Returns a function that lets them run. */
export async function freezeAnimations(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  };
}

/** Durations in ms of the animations that an element itself runs. */
export function animationDurations(element: Locator): Promise<unknown[]> {
  return element.evaluate((node) =>
    node.getAnimations().map((animation) => animation.effect?.getTiming().duration),
  );
}

/** Holds the requests that match. Returns a function that continues them. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Everything that the site stores in the browser, as `place: name`. */
export async function storedInBrowser(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const files: string[] = [];
    for await (const name of folder.keys()) files.push(name);
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      indexedDB: (await indexedDB.databases()).map(({ name }) => String(name)),
      'cache storage': await caches.keys(),
      'service worker': workers.map(({ scope }) => scope),
      'file system': files,
    };
  });
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return Object.entries({ ...found, cookie: cookies }).flatMap(([place, names]) =>
    names.map((name) => `${place}: ${name}`),
  );
}
