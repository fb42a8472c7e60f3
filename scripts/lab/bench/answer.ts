import { setTimeout as pace } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { touchHand } from '#scripts/lab/measure/input.ts';
import { topBarEntry } from '#tests/support/steps.ts';
import { watchLock } from './lock-observer.ts';
import { type Part, progress } from './part.ts';
import { newPhone, slowCpu, slowNetwork, withBrowser } from './phone.ts';
import { serve } from './server.ts';
import { type Figure, median, percentile } from './statistics.ts';
import type { Rows } from './table.ts';

/** How the scripts come: `delay` in ms, null for never; after `limit` ms no answer is expected any more. */
const ways: Record<string, { delay: number | null; limit: number }> = {
  'scripts as they come': { delay: 0, limit: 10_000 },
  'scripts 10 s late': { delay: 10_000, limit: 16_000 },
  'scripts never': { delay: null, limit: 5000 },
};

/** ms from one swipe to the next, of a visitor who goes on until something happens. */
const patience = 700;

/**
 * From the first paint of the lock until it answers: it moves, fades or is gone. Of one swipe at the first
 * paint, and of a visitor who swipes until something happens; on slow 4G at 4× slow-down.
 */
export const answer: Part = {
  title: ({ runs }) => `ms until a swipe is answered, ${runs} runs`,
  columns: [
    { key: 'painted', head: 'first paint' },
    { key: 'median', head: 'one swipe' },
    { key: 'worst', head: 'worst' },
    { key: 'lost', head: 'lost %', goal: 0 },
    { key: 'again', head: 'many' },
    { key: 'longest', head: 'worst' },
  ],
  async measure({ folder, runs }) {
    const host = await serve(folder);
    const rows: Rows = {};
    await withBrowser(async (browser) => {
      for (const [name, way] of Object.entries(ways)) {
        const once: Answered[] = [];
        const again: Answered[] = [];
        for (let run = 0; run < runs; run += 1) {
          progress(`answer: ${name}, ${run + 1} of ${runs}`);
          once.push(await swipeAtPaint(browser, { url: host.url, ...way, swipes: 1 }));
          again.push(
            await swipeAtPaint(browser, { url: host.url, ...way, swipes: way.limit / patience }),
          );
        }
        const [times, later] = [once, again].map((all) => all.map(({ after }) => after));
        rows[name] = {
          painted: median(once.map(({ painted }) => painted)),
          median: median(times ?? []),
          worst: percentile(times ?? [], 1),
          lost: (100 * once.filter(({ after }) => after === null).length) / runs,
          again: median(later ?? []),
          longest: percentile(later ?? [], 1),
        };
      }
    });
    await host.stop();
    return rows;
  },
};

interface Answered {
  /** First contentful paint, ms since the start of the navigation. */
  painted: number;
  /** From then until the lock answers, ms. */
  after: Figure;
}

interface Swipes {
  url: string;
  delay: number | null;
  limit: number;
  swipes: number;
}

async function swipeAtPaint(browser: Browser, { url, delay, limit, swipes }: Swipes) {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowNetwork(session);
  await slowCpu(session);
  if (delay !== 0) {
    await page.route(/\.m?js(\?|$)/, async (route) => {
      if (delay === null) return route.abort();
      await pace(delay);
      // The page may be gone by now.
      await route.continue().catch(() => {});
    });
  }
  const lock = await watchLock(page);
  void page.goto(url, { waitUntil: 'commit' }).catch(() => {});
  const painted = await within(30_000, lock.painted);
  if (!painted) throw new Error('The lock was not painted within 30 s.');

  const hand = touchHand(session);
  let answered: number | undefined;
  void lock.answered.then((time) => {
    answered = time;
  });
  const end = painted.at + limit;
  for (let swipe = 0; swipe < swipes && answered === undefined; swipe += 1) {
    await hand.stroke([{ x: 206, y: 700 }], [{ x: 206, y: 250 }], 128);
    await within(patience, lock.answered);
  }
  await within(end - Date.now(), lock.answered);
  // A lock that only twitched has not answered: it must open, and give the screen below to the hand.
  const timeout = Math.max(5000, end - Date.now());
  const opens = answered !== undefined && (await isOpen(page, timeout));
  await context.close();
  return { painted: painted.since, after: opens ? (answered ?? 0) - painted.at : null };
}

/** Whether the home screen's first control can be pressed within `timeout` ms. */
function isOpen(page: Page, timeout: number): Promise<boolean> {
  return topBarEntry(page, 0)
    .click({ trial: true, timeout })
    .then(
      () => true,
      () => false,
    );
}

/** The result, or nothing when it does not come within `time` ms. */
function within<T>(time: number, result: Promise<T>): Promise<T | undefined> {
  return Promise.race([result, pace(Math.max(0, time), undefined, { ref: false })]);
}
