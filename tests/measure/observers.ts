import { setTimeout as pace } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** How many times slower than this machine: about as slow as an old phone. */
export const slowDown = 4;

/** What a journey cost. */
export interface Figures {
  /** Frames that the compositor presented and dropped, by Chromium's own trace. */
  presented: number;
  dropped: number;
  /** Tasks of the main thread above 50 ms, and the longest of them, ms. */
  longTasks: number;
  longest: number;
  /** Sum of all layout shifts without input, as in Cumulative Layout Shift. */
  shift: number;
  /** The slowest interaction's time to the next paint, ms in steps of 8. */
  interaction: number;
}

type PageFigures = Omit<Figures, 'presented' | 'dropped'>;

interface Watched {
  figures: PageFigures;
}

/** Watches the page from now on, across its journeys in one document, and slows it down. */
export async function watch(page: Page): Promise<CDPSession> {
  await page.evaluate(() => {
    const figures = { longTasks: 0, longest: 0, shift: 0, interaction: 0 };
    (window as unknown as Watched).figures = figures;
    const observe = (options: PerformanceObserverInit, take: (entry: never) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as never);
      }).observe(options);
    observe({ type: 'longtask' }, ({ duration }: PerformanceEntry) => {
      figures.longTasks += 1;
      figures.longest = Math.max(figures.longest, Math.round(duration));
    });
    observe({ type: 'layout-shift' }, (entry: { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) figures.shift += entry.value;
    });
    observe(
      { type: 'event', durationThreshold: 16 } as PerformanceObserverInit,
      (entry: { duration: number; interactionId: number }) => {
        if (entry.interactionId)
          figures.interaction = Math.max(figures.interaction, entry.duration);
      },
    );
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  // What Playwright itself has just made the page do must not count.
  await pace(1000);
  await page.evaluate(() => {
    Object.assign((window as unknown as Watched).figures, {
      longTasks: 0,
      longest: 0,
      interaction: 0,
    });
  });
  await pace(500);
  return session;
}

/** What the page has seen since it is watched. */
export function pageFigures(page: Page): Promise<PageFigures> {
  return page.evaluate(() => (window as unknown as Watched).figures);
}

/** Runs a journey under a trace and returns what it cost. */
export async function measure(
  browser: Browser,
  page: Page,
  journey: () => Promise<void>,
): Promise<Figures> {
  await browser.startTracing(page, { categories: ['cc', 'benchmark', 'viz'] });
  await journey();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return { ...(await pageFigures(page)), ...frames(trace.traceEvents) };
}

interface TraceEvent {
  name: string;
  ph: string;
  args?: { frame_reporter?: { state?: string; affects_smoothness?: boolean } };
}

function frames(events: readonly TraceEvent[]) {
  const states = events
    .filter(({ name }) => name === 'PipelineReporter')
    .flatMap(({ args }) => args?.frame_reporter ?? []);
  return {
    presented: states.filter(({ state }) => state?.startsWith('STATE_PRESENTED')).length,
    dropped: states.filter((frame) => frame.state === 'STATE_DROPPED' && frame.affects_smoothness)
      .length,
  };
}
