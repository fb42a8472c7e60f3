import { setTimeout as pace } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** How many times slower than this machine: about as slow as an old phone. */
export const slowDown = 4;

/** What a journey cost. */
export interface Figures {
  /** Frames that the compositor presented, and those that it dropped while something moved, by Chromium's own trace. */
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
    /*
     * Says in the trace when a script or a hand moves something: while a frame is requested, and while a
     * pointer that is down has moved.
     */
    const mark = (name: 'movement begins' | 'movement ends') => performance.mark(name);
    const request = window.requestAnimationFrame;
    const requests = new Set<number>();
    const end = (id: number) => requests.delete(id) && mark('movement ends');
    window.requestAnimationFrame = (callback) => {
      const id = request((time) => {
        callback(time);
        end(id);
      });
      requests.add(id);
      mark('movement begins');
      return id;
    };
    const cancel = window.cancelAnimationFrame;
    window.cancelAnimationFrame = (id) => {
      cancel(id);
      end(id);
    };
    let dragging = false;
    const followHand = ({ type, buttons }: PointerEvent) => {
      const moves = type === 'pointermove' && buttons > 0;
      if (moves === dragging) return;
      dragging = moves;
      mark(moves ? 'movement begins' : 'movement ends');
    };
    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
      window.addEventListener(type, followHand, { capture: true, passive: true });
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
  const categories = ['cc', 'benchmark', 'viz', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await journey();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return { ...(await pageFigures(page)), ...frames(trace.traceEvents) };
}

interface TraceEvent {
  name: string;
  /** µs */
  ts: number;
  args?: {
    frame_reporter?: {
      state: string;
      affects_smoothness: boolean;
      has_compositor_animation: boolean;
      scroll_state: string;
    };
  };
}

/**
 * Counts frames. One that does not come counts as dropped while the compositor animates or scrolls, or a
 * script or a hand moves something. Chromium's own `affects_smoothness` is not enough: it takes two updates
 * in a row for an animation until the next one, so that the wait for the answer to a press counts or does
 * not count by what happened before. That wait is the interaction's time to the next paint.
 */
function frames(events: readonly TraceEvent[]) {
  let movements = 0;
  let presented = 0;
  let dropped = 0;
  for (const { name, args } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (name === 'movement begins') movements += 1;
    if (name === 'movement ends') movements -= 1;
    const frame = name === 'PipelineReporter' ? args?.frame_reporter : undefined;
    if (frame?.state.startsWith('STATE_PRESENTED')) presented += 1;
    if (frame?.state !== 'STATE_DROPPED' || !frame.affects_smoothness) continue;
    const scrolls = frame.scroll_state !== 'SCROLL_NONE';
    if (movements > 0 || frame.has_compositor_animation || scrolls) dropped += 1;
  }
  return { presented, dropped };
}
