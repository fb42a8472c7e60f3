import { expect, type Locator, type Page } from '@playwright/test';

export async function expectHydrated(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
}

/** Waits until nothing moves. @throws Error with the elements that still move after 10 s */
export async function settle(page: Page) {
  await expectHydrated(page);
  const moving = await page.evaluate(async () => {
    function readPlaces() {
      const elements = document.querySelectorAll(
        'main, section, nav, h1, h2, a, button, img, [role]',
      );
      const places = [...elements].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${x} ${y} ${width} ${height}`;
      });
      return [location.href, scrollY, ...places].join('\n');
    }
    // The hint's chevron repeats, and the title in a page's bar follows the scroll position.
    const endsByItself = ({ playState, effect, timeline }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getTiming().iterations === 1;
    let before = '';
    let stillFrames = 0;
    const deadline = performance.now() + 10_000;
    while (stillFrames < 8) {
      await new Promise(requestAnimationFrame);
      // Radix returns the focus in a timer, which a busy browser delays.
      await new Promise((done) => setTimeout(done));
      const [now, last] = [readPlaces(), before];
      before = now;
      const animations = document.getAnimations().filter(endsByItself).length;
      stillFrames = now === last && animations === 0 ? stillFrames + 1 : 0;
      if (stillFrames > 0 || performance.now() < deadline) continue;
      const lines = new Set(last.split('\n'));
      const moved = now.split('\n').filter((line) => !lines.has(line));
      return `${animations} animations, ${moved.slice(0, 5)}`;
    }
    return '';
  });
  if (moving) throw new Error(`Still moving after 10 s: ${moving}.`);
}

/** Freezes animations at their start. Returns a function that resumes them. */
export async function freezeAnimations(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  };
}

/** Returns the durations of an element's own animations, ms. */
export function animationDurations(element: Locator): Promise<unknown[]> {
  return element.evaluate((node) =>
    node.getAnimations().map((animation) => animation.effect?.getTiming().duration),
  );
}

/** Returns a function that continues the requests. */
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
