import type { Page } from '@playwright/test';
import type { Figure } from './statistics.ts';

interface Observed {
  tap: { next: number; lifted: number | null; shown: number | null };
  target: { selector: string; text?: string } | null;
}

/** Lets every document of a page note how long its taps take. */
export async function watchTaps(page: Page) {
  await page.addInitScript(() => {
    const observed = window as unknown as Observed;
    observed.tap = { next: 0, lifted: null, shown: null };
    observed.target = null;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId) observed.tap.next = Math.max(observed.tap.next, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

    function isShown() {
      const { selector, text } = observed.target ?? {};
      if (!selector) return false;
      return [...document.querySelectorAll(selector)].some(
        (node) =>
          node.checkVisibility() && (text === undefined || node.textContent?.trim() === text),
      );
    }
    const mutations = new MutationObserver(() => {
      if (!isShown()) return;
      mutations.disconnect();
      // The task after the next frame: that frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          observed.tap.shown = performance.now();
        };
        port2.postMessage(undefined);
      });
    });
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        if (!observed.target || observed.tap.lifted !== null) return;
        observed.tap.lifted = timeStamp;
        mutations.observe(document, { subtree: true, childList: true, attributes: true });
      },
      { capture: true, passive: true },
    );
  });
}

/** Forgets earlier taps; the next one asks for `target`. */
export async function expectShown(page: Page, target: Observed['target'] = null) {
  await page.evaluate((next) => {
    const observed = window as unknown as Observed;
    observed.tap = { next: 0, lifted: null, shown: null };
    observed.target = next;
  }, target);
}

/**
 * The last tap: ms to the next paint, and from lifting the finger until its target was painted. Event
 * Timing is silent about what takes less than 16 ms; that counts as 16.
 */
export async function readTap(page: Page): Promise<{ next: Figure; shown: Figure }> {
  const { next, lifted, shown } = await page.evaluate(() => (window as unknown as Observed).tap);
  return { next: next || 16, shown: shown === null || lifted === null ? null : shown - lifted };
}
