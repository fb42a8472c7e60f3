import { setTimeout as pace } from 'node:timers/promises';
import type { Page } from '@playwright/test';

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
  // Earlier actions must not count.
  await pace(300);
  await act();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  return (traceEvents as TraceEvent[]).toSorted((a, b) => a.ts - b.ts);
}

/**
 * Marks long tasks in the trace and stops the chevron of the lock's hint, whose frames would count
 * although no action causes them.
 */
export async function markTasks(page: Page) {
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'invite') return;
      for (const animation of (target as Element).getAnimations()) animation.cancel();
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark(`task: ${duration} ms`);
    }).observe({ type: 'longtask' });
  });
}

/**
 * The longest time to the next paint by Event Timing and the longest task, in ms, and the % of
 * frames that are dropped while something is animated, scrolls or is moved by a hand. Chromium's
 * own `affects_smoothness` is unreliable: it sometimes counts frames that only wait for the answer
 * to a press.
 * @throws Error when the trace has no frames
 */
export function frameFigures(events: readonly TraceEvent[]): [number, number, number] {
  let isMovedByHand = false;
  let presented = 0;
  let dropped = 0;
  for (const { name, args } of events) {
    if (name === 'EventDispatch' && args?.data?.type?.startsWith('pointer'))
      isMovedByHand = args.data.type === 'pointermove';
    const frame = name === 'PipelineReporter' ? args?.frame_reporter : undefined;
    if (frame?.state.startsWith('STATE_PRESENTED')) presented += 1;
    if (frame?.state !== 'STATE_DROPPED' || !frame.affects_smoothness) continue;
    const isAnimated = frame.has_compositor_animation || frame.has_main_animation;
    if (isMovedByHand || isAnimated || frame.scroll_state !== 'SCROLL_NONE') dropped += 1;
  }
  if (presented === 0) throw new Error('The trace has no frames.');
  const tasks = events.map(({ name }) => Number(/^task: ([\d.]+) ms$/.exec(name)?.[1] ?? 0));
  const paints = events.map(({ name, args }) =>
    name === 'EventTiming' && args?.data?.interactionId ? (args.data.duration ?? 0) : 0,
  );
  return [Math.max(0, ...paints), Math.max(0, ...tasks), (100 * dropped) / (presented + dropped)];
}
