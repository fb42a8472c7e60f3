import type { Page } from '@playwright/test';
import { expectHydrated } from './open-page.ts';

/** Waits until nothing moves. @throws Error that names what still moves after 10 s */
export async function settle(page: Page) {
  await expectHydrated(page);
  const moving = await page.evaluate(async () => {
    const phases =
      '[data-moving-page][data-state], #slider:not([data-state=resting]), #lock:not([data-state=locked]), [role=dialog][data-state=closed]';
    // The chevron of the lock's hint moves whatever the visitor does.
    const isCaused = (it: Animation) => !('animationName' in it && it.animationName === 'invite');
    let scrolled = '';
    const deadline = performance.now() + 10_000;
    for (let still = 0; still < 8; still += 1) {
      await new Promise(requestAnimationFrame);
      // A busy browser lets timers wait, in one of which Radix returns the focus.
      await new Promise((done) => setTimeout(done));
      const animations = document.getAnimations().filter(isCaused);
      const runs = animations.filter(({ playState }) => playState === 'running');
      const phase = document.querySelector(phases);
      // A slide is in the address once it has rested; the form has an address of its own.
      const entry = document.querySelector<HTMLAnchorElement>('#home:not([inert]) [aria-current]');
      const isNamed = !entry || ['/kontakt', entry.pathname].includes(location.pathname);
      const before = scrolled;
      scrolled = `${scrollY} ${document.querySelector('#slider')?.scrollLeft}`;
      if (!phase && runs.length === 0 && scrolled === before && isNamed) continue;
      still = 0;
      if (performance.now() > deadline) return `${phase?.outerHTML.slice(0, 300)}, ${runs.length}`;
    }
    return '';
  });
  if (moving) throw new Error(`It still moves: ${moving} animations.`);
}
