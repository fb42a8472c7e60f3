import { setTimeout as pace } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Figure } from './table.ts';

/** An event of Chromium's trace. */
interface TraceEvent {
  name: string;
  /** µs */
  ts: number;
  args?: {
    data?: { type?: string; duration?: number; interactionId?: number };
    frame_reporter?: {
      state: string;
      affects_smoothness: boolean;
      has_compositor_animation: boolean;
      has_main_animation: boolean;
      scroll_state: string;
    };
  };
}

const categories = ['blink.user_timing', 'devtools.timeline', 'cc', 'benchmark', 'viz'];

/** Traces a page from just before `act` until it is over. */
export async function trace(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories });
  // What was done to the page before must not count.
  await pace(300);
  await act();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  return (traceEvents as TraceEvent[]).toSorted((a, b) => a.ts - b.ts);
}

/** Lets every document of a context say in the trace how long tasks take. What moves for ever stands still. */
export async function noteInTrace(context: BrowserContext) {
  await context.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
          animation.cancel();
      }
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        performance.mark(`task of ${Math.round(duration)} ms`);
    }).observe({ type: 'longtask' });
  });
}

/**
 * What frames cost. One that does not come counts as dropped while something is animated or scrolls, or a hand moves it.
 * Chromium's own `affects_smoothness` is not enough: it counts the wait for the answer to a press, or does not, by what
 * happened before. That wait is `next`, Event Timing's longest time to the next paint.
 * @throws Error when the trace has no frames
 */
export function frameFigures(events: readonly TraceEvent[]): Record<string, Figure> {
  let hand = false;
  let presented = 0;
  let dropped = 0;
  for (const { name, args } of events) {
    if (name === 'EventDispatch' && args?.data?.type?.startsWith('pointer'))
      hand = args.data.type === 'pointermove';
    const frame = name === 'PipelineReporter' ? args?.frame_reporter : undefined;
    if (frame?.state.startsWith('STATE_PRESENTED')) presented += 1;
    if (frame?.state !== 'STATE_DROPPED' || !frame.affects_smoothness) continue;
    const isAnimated = frame.has_compositor_animation || frame.has_main_animation;
    if (hand || isAnimated || frame.scroll_state !== 'SCROLL_NONE') dropped += 1;
  }
  if (presented === 0) throw new Error('The trace has no frames.');
  const tasks = events
    .map(({ name }) => Number(/^task of (\d+) ms$/.exec(name)?.[1]))
    .filter((duration) => duration > 0);
  const paints = events.flatMap(({ name, args }) =>
    name === 'EventTiming' && args?.data?.interactionId ? [args.data.duration ?? 0] : [],
  );
  const share = dropped / (presented + dropped);
  return {
    frames: presented + dropped,
    dropped: 100 * share,
    fps: 60 * (1 - share),
    tasks: tasks.length,
    longest: Math.max(0, ...tasks),
    next: Math.max(0, ...paints),
  };
}
