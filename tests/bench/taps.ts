import { setTimeout as pace } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { touchHand } from '../measure/input.ts';
import { boxOf, middleOf } from '../support/lightbox.ts';
import { type Part, progress } from './part.ts';
import { hasLeft, newPhone, slowCpu, slowDown, withBrowser } from './phone.ts';
import { serve } from './server.ts';
import { type Figure, percentile } from './statistics.ts';
import type { Rows } from './table.ts';
import { type Tap, taps } from './tap-controls.ts';
import { expectShown, readTap, watchTaps } from './tap-observer.ts';

/** Taps in each fresh page. Five runs make fifty. */
const tapsPerPage = 10;

/** ms in which everything that a tap has started comes to rest: slowed down, and after that at full speed. */
const rest = { slow: 1000, full: 700 };

/**
 * From a tap to what it paints, at 4× slow-down: `next` is Event Timing's time to the next paint, the
 * longest of the tap's events; `shown` the time from lifting the finger until what was asked for is painted.
 */
export const tapTimes: Part = {
  title: ({ runs }) => `ms of ${runs * tapsPerPage} taps, ${slowDown}× slower`,
  columns: [
    { key: 'next50', head: 'next p50' },
    { key: 'next95', head: 'p95', goal: 100 },
    { key: 'nextFirst', head: 'first' },
    { key: 'shown50', head: 'shown p50' },
    { key: 'shown95', head: 'p95', goal: 100 },
    { key: 'shownFirst', head: 'first' },
  ],
  async measure({ folder, runs }) {
    const host = await serve(folder);
    const rows: Rows = {};
    await withBrowser(async (browser) => {
      for (const [name, tap] of Object.entries(taps)) {
        const pages: Times[][] = [];
        for (let run = 0; run < runs; run += 1) {
          progress(`taps: ${name}, page ${run + 1} of ${runs}`);
          pages.push(await timesOf(browser, host.url, tap));
        }
        rows[name] = summary(pages, Boolean(tap.shows));
      }
    });
    await host.stop();
    return rows;
  },
};

interface Times {
  next: Figure;
  shown: Figure;
}

function summary(pages: readonly (readonly Times[])[], hasTarget: boolean) {
  const figuresOf = (name: keyof Times) => {
    const all = pages.flat().map((times) => times[name]);
    const first = pages.map(([times]) => times?.[name] ?? null);
    return {
      [`${name}50`]: percentile(all, 0.5),
      [`${name}95`]: percentile(all, 0.95),
      [`${name}First`]: percentile(first, 0.5),
    };
  };
  return { ...figuresOf('next'), ...(hasTarget ? figuresOf('shown') : {}) };
}

/** Taps one control again and again in a fresh page. */
async function timesOf(browser: Browser, url: string, tap: Tap): Promise<Times[]> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await watchTaps(page);
  await page.goto(url + tap.start, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  const times: Times[] = [];
  for (let index = 0; index < tapsPerPage; index += 1) {
    await pace(rest.full);
    times.push(await timeOf(page, session, tap, index));
    await tap.undo?.(page);
  }
  await context.close();
  return times;
}

async function timeOf(page: Page, session: CDPSession, { press, shows }: Tap, index: number) {
  const middle = middleOf(await boxOf(press(page, index)));
  const address = page.url();
  await expectShown(page, shows);
  await slowCpu(session);
  // What Playwright has just made the page do must not count.
  await pace(300);
  await touchHand(session).tap(middle);
  await pace(rest.slow);
  await slowCpu(session, 1);
  const times = await readTap(page);
  // A tap that led nowhere was no quick one.
  const answered = shows || (await hasLeft(page, address, 5000));
  return answered ? times : { ...times, next: null };
}
