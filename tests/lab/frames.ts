import { setTimeout as pace } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumSwitches, ensureChromium } from '#scripts/find-or-install-chromium.ts';
import { sessionOf } from '#tests/support/gestures.ts';
import type { Part } from './table.ts';
import { type Action, type Journey, visitorActions } from './visitor-actions.ts';

/** ms that a visitor reads before the first action. */
const reading = 3000;

/** ms after which an action has ended on a slow phone. */
const settling = 1500;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Measures each action after everything is fetched, on a phone 4× slower than this machine. */
export const frames: Part<Journey> = {
  title: 'frames, 4× slower',
  subjects: visitorActions,
  async measure(url, { start, before, there, back }) {
    const executablePath = ensureChromium();
    const browser = await chromium.launch({ executablePath, args: chromiumSwitches });
    try {
      const page = await browser.newPage({ ...phone, locale: 'de-DE' });
      // Actions may take long on a busy machine.
      page.setDefaultTimeout(60_000);
      await markTasks(page);
      await page.goto(url + start, { waitUntil: 'networkidle' });
      await pace(reading);
      await before?.(page);
      await take(page, there);
      await take(page, back);

      await before?.(page);
      const session = await sessionOf(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const [next, longest, dropped] = frameFigures(await take(page, there));
      const [nextBack, longestBack, droppedBack] = frameFigures(await take(page, back));
      return {
        'next paint ms ≤ 100': next,
        'longest task ≤ 50': longest,
        'dropped % ≤ 1': dropped,
        'back: next ≤ 100': nextBack,
        'longest ≤ 50': longestBack,
        'dropped ≤ 1': droppedBack,
      };
    } finally {
      await browser.close();
    }
  },
};

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

/** Traces a page from just before an action until it has ended. */
async function take(page: Page, [prepare, shown]: Action): Promise<TraceEvent[]> {
  const act = await prepare(page);
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories });
  // Earlier actions must not count.
  await pace(300);
  await act();
  // Playwright runs nothing in the page meanwhile, because it would slow down the phone.
  await pace(settling);
  await shown(page).waitFor();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  return (traceEvents as TraceEvent[]).toSorted((a, b) => a.ts - b.ts);
}

/**
 * Marks long tasks in the trace and stops the chevron of the lock's hint, whose frames would count
 * although no action causes them.
 */
async function markTasks(page: Page) {
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
function frameFigures(events: readonly TraceEvent[]): [number, number, number] {
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
