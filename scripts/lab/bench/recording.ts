import { setTimeout as pace } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';

/** What the trace has of one touch. Times are ms since the hand or key asked for something. */
export interface Recording {
  frames: { time: number; picture: string }[];
  /** Event Timing's longest duration of the touch's events, until the next paint; it knows no wheel and no Back. */
  next?: number | undefined;
}

/** The event by which a visitor asks; a tap asks when the finger is lifted. */
export type Asking = 'pointerup' | 'pointerdown' | 'keydown' | 'wheel' | 'popstate';

/**
 * Lets every document of a context say in the trace when it is asked. What moves for ever, as the lock's hint,
 * stands still: it answers nobody.
 */
export async function noteAsking(context: BrowserContext) {
  await context.addInitScript(() => {
    for (const type of ['pointerup', 'pointerdown', 'keydown', 'wheel']) {
      const mark = ({ timeStamp }: Event) =>
        performance.mark(`asked by ${type}`, { startTime: timeStamp });
      addEventListener(type, mark, { capture: true, passive: true });
    }
    addEventListener('animationstart', ({ target }) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
          animation.cancel();
      }
    });
  });
}

/** As the browser's own button, which no event announces. */
export function goBack(page: Page) {
  return page.evaluate(() => {
    performance.mark('asked by popstate');
    history.back();
  });
}

/** Chromium's recorder keeps no more. */
const most = 450;

interface TraceEvent {
  name: string;
  /** µs */
  ts: number;
  args?: {
    snapshot?: string;
    expected_display_time?: number;
    data?: { duration?: number; interactionId?: number };
  };
}

/** Records the frames that a visitor sees from just before `act` until it is over, by Chromium's own trace. */
export async function record(
  page: Page,
  asking: Asking,
  act: () => Promise<unknown>,
): Promise<Recording> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page without a browser cannot be recorded.');
  const categories = [
    'blink.user_timing',
    'devtools.timeline',
    'disabled-by-default-devtools.screenshot',
  ];
  await browser.startTracing(page, { categories });
  // The recorder begins with the picture that stands there; what was done to the page before must not count.
  await pace(300);
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const asked = events.find(({ name }) => name === `asked by ${asking}`);
  if (!asked) throw new Error(`Nothing asked by ${asking}.`);
  const frames = events.flatMap(({ name, ts, args }) => {
    const time = Math.round(((args?.expected_display_time ?? ts) - asked.ts) / 1000);
    return name === 'Screenshot' && args?.snapshot ? [{ time, picture: args.snapshot }] : [];
  });
  if (frames.length >= most) throw new Error(`More than ${most} frames: the last are missing.`);
  const durations = events
    .filter(({ name, args }) => name === 'EventTiming' && args?.data?.interactionId)
    .map(({ args }) => args?.data?.duration ?? 0);
  return { frames, next: durations.length > 0 ? Math.round(Math.max(...durations)) : undefined };
}
