import { EventEmitter, once } from 'node:events';
import { setTimeout as pace } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { startDeployment } from '#tests/support/deployment.ts';
import { topBarEntry } from '#tests/support/steps.ts';
import { networks, newPhone, setNetwork, slowCpu, stroke, withBrowser } from './phone.ts';
import { type Figure, medians, type Part, percentile, progress, type Rows } from './table.ts';

/** How the scripts come: `delay` in ms, null for never; after `limit` ms no answer is expected any more. */
const ways = {
  'scripts as they come': { delay: 0, limit: 10_000 },
  'scripts 10 s late': { delay: 10_000, limit: 16_000 },
  'scripts never': { delay: null, limit: 5000 },
};
type Way = (typeof ways)[keyof typeof ways];

/** ms from one swipe to the next, of a visitor who goes on until something happens. */
const patience = 700;

/**
 * From the first paint of the lock until it answers a swipe: it moves, fades or is gone. Of one swipe at the first
 * paint, and of a visitor who swipes until something happens; on slow 4G at 4× slow-down.
 */
export const answer: Part = {
  title: 'ms until a swipe is answered',
  columns: [
    { key: 'painted', head: 'first paint' },
    { key: 'once', head: 'one swipe' },
    { key: 'worst', head: 'worst' },
    { key: 'often', head: 'many' },
  ],
  async measure({ folder, runs }) {
    const { url, stop } = await startDeployment(folder, '/', { compressed: true });
    const rows: Rows = {};
    await withBrowser(async (browser) => {
      for (const [name, way] of Object.entries(ways)) {
        const taken = [];
        for (let run = 0; run < runs; run += 1) {
          progress(`answer: ${name}, ${run + 1} of ${runs}`);
          const { painted, after: once } = await swipe(browser, url, way, 1);
          const { after: often } = await swipe(browser, url, way, way.limit / patience);
          taken.push({ painted, once, often });
        }
        const once = taken.map((figures) => figures.once);
        rows[name] = { ...medians(taken), worst: percentile(once, 1) };
      }
    });
    await stop();
    return rows;
  },
};

/** ms of the lock's first paint since the navigation began, and from then until it answers. */
async function swipe(browser: Browser, url: string, { delay, limit }: Way, swipes: number) {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await setNetwork(session, networks.slow4g);
  await slowCpu(session, 4);
  if (delay !== 0) {
    await page.route(/\.js(\?|$)/, async (route) => {
      if (delay === null) return route.abort();
      await pace(delay);
      // The page may be gone by now.
      await route.continue().catch(() => {});
    });
  }
  // The first of each counts: the lock may be a link to another document, which is painted too.
  const events = new EventEmitter();
  const paint = once(events, 'paint');
  const answer = once(events, 'answer');
  await page.exposeFunction('tell', (event: string, time: Time) => events.emit(event, time));
  await page.addInitScript(watchLock);
  void page.goto(url, { waitUntil: 'commit' }).catch(() => {});
  const painted = await within(30_000, paint);
  if (!painted) throw new Error('The lock was not painted within 30 s.');

  const timeLeft = () => painted.at + limit - Date.now();
  let answered: Time | undefined;
  for (let count = 0; count < swipes && answered === undefined; count += 1) {
    await stroke(page, [{ x: 195, y: 700 }], [{ x: 195, y: 250 }], 128);
    answered = await within(patience, answer);
  }
  answered ??= await within(timeLeft(), answer);
  // A lock that only twitched has not answered: the screen below must take presses.
  const timeout = Math.max(5000, timeLeft());
  const opens = await topBarEntry(page, 0)
    .click({ trial: true, timeout })
    .then(() => true)
    .catch(() => false);
  await context.close();
  const after: Figure = opens && answered ? answered.at - painted.at : null;
  return { painted: painted.since, after };
}

/** ms: by the clock, and since the navigation began. */
interface Time {
  at: number;
  since: number;
}

/** What an event tells; undefined when it does not come in `time` ms. */
async function within(time: number, event: Promise<Time[]>): Promise<Time | undefined> {
  const told = await Promise.race([event, pace(Math.max(0, time))]);
  return told?.[0];
}

/**
 * Tells when the lock is first painted and when it answers. What counts is what a visitor sees: the hint rises or
 * sinks, fades or is gone, or another page is there, whichever program did it.
 */
function watchLock() {
  function tell(event: string, since: number) {
    const { tell } = window as unknown as { tell: (event: string, time: Time) => void };
    tell(event, { at: performance.timeOrigin + since, since });
  }
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
    const isLocked = location.pathname === '/' && opacity >= 0.95 && Math.abs(top - start) <= 8;
    if (isLocked) requestAnimationFrame(look);
    else tell('answer', performance.now());
  }
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    tell('paint', paint.startTime);
    requestAnimationFrame(look);
  }).observe({ type: 'paint', buffered: true });
}
