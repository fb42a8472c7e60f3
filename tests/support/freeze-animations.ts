import type { Locator, Page } from '@playwright/test';

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
