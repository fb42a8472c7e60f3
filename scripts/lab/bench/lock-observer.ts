import type { Page } from '@playwright/test';

export interface Paint {
  /** Time of day, ms. */
  at: number;
  /** ms since the start of the navigation. */
  since: number;
}

/**
 * Tells when the lock is first painted and when it answers. What counts is what a visitor sees: the hint
 * rises or sinks, fades or is gone, or another page is there, whichever program did it.
 */
export async function watchLock(
  page: Page,
): Promise<{ painted: Promise<Paint>; answered: Promise<number> }> {
  const told = async <T>(name: string) => {
    let resolve: (value: T) => void = () => {};
    const result = new Promise<T>((settle) => {
      resolve = settle;
    });
    await page.exposeFunction(name, (value: T) => resolve(value));
    return { result };
  };
  const painted = await told<Paint>('tellPaint');
  const answered = await told<number>('tellAnswer');
  await page.addInitScript(() => {
    const tell = window as unknown as Record<'tellPaint' | 'tellAnswer', (value: unknown) => void>;
    const isLock = location.pathname === '/';
    let start: number | undefined;
    function look() {
      const links = [...document.querySelectorAll('a')];
      const hint = links.find((link) => /entsperren/i.test(link.textContent ?? ''));
      let opacity = hint?.checkVisibility({ visibilityProperty: true }) ? 1 : 0;
      for (let node: Element | null = hint ?? null; node; node = node.parentElement) {
        opacity *= Number(getComputedStyle(node).opacity);
      }
      const top = hint?.getBoundingClientRect().top ?? 0;
      start ??= top;
      if (location.pathname !== '/' || opacity < 0.95 || Math.abs(top - start) > 8) {
        tell.tellAnswer(performance.timeOrigin + performance.now());
      } else requestAnimationFrame(look);
    }
    new PerformanceObserver((list) => {
      const entry = list.getEntriesByName('first-contentful-paint')[0];
      if (!entry) return;
      const at = performance.timeOrigin + entry.startTime;
      // The page that a link has led to, where the lock has no script of its own.
      if (!isLock) return tell.tellAnswer(at);
      tell.tellPaint({ at, since: entry.startTime });
      requestAnimationFrame(look);
    }).observe({ type: 'paint', buffered: true });
  });
  return { painted: painted.result, answered: answered.result };
}
