import type { Page } from '@playwright/test';
import { expectHydrated } from './open-page.ts';

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
    // What repeats, as the chevron of the lock's hint, moves whatever the visitor does.
    const isCaused = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getTiming().iterations === 1;
    let before = '';
    const deadline = performance.now() + 10_000;
    for (let still = 0; still < 8; still += 1) {
      await new Promise(requestAnimationFrame);
      // A busy browser lets timers wait, in one of which Radix returns the focus.
      await new Promise((done) => setTimeout(done));
      // A slide is in the address once it has rested; the form has an address of its own.
      const links = document.querySelectorAll<HTMLAnchorElement>('nav a[href][aria-current=page]');
      const [slide] = [...links].filter((link) => !link.closest('[inert]'));
      const isNamed = !slide || ['/kontakt', slide.pathname].includes(location.pathname);
      const [now, last] = [seen(), before];
      before = now;
      const animations = document.getAnimations().filter(isCaused).length;
      if (now === last && animations === 0 && isNamed) continue;
      still = -1;
      if (performance.now() < deadline) continue;
      const lines = new Set(last.split('\n'));
      const moved = now.split('\n').filter((line) => !lines.has(line));
      return `${animations} animations, ${slide?.pathname} at ${moved.slice(0, 5)}`;
    }
    return '';
  });
  if (moving) throw new Error(`It still moves: ${moving}.`);
}
