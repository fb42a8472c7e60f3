import { setTimeout as pace } from 'node:timers/promises';
import type { Browser, Request } from '@playwright/test';
import { startDeployment } from '#scripts/testbed/deployment.ts';
import { middleOf } from '#scripts/testbed/points.ts';
import { newPhone, slowCpu, stroke, withBrowser } from './phone.ts';
import { medians, type Part, progress, type Rows } from './table.ts';
import { type First, touches } from './touches.ts';
import { frameFigures, noteInTrace, trace } from './trace.ts';

/** ms that a visitor reads before the first touch. */
const reading = 3000;
/** ms in which what a touch has started comes to rest on a slow phone. */
const rest = 1500;
/** ms after which nothing is waited for any more. */
const patience = 10_000;

/** What the frames of each touch cost when everything has been fetched, 4× slower. */
export const journeys: Part = {
  title: 'frames, 4× slower',
  columns: [
    { key: 'frames', head: 'frames' },
    { key: 'dropped', head: 'dropped %', digits: 1, goal: 1 },
    { key: 'fps', head: 'fps' },
    { key: 'tasks', head: 'tasks', goal: 0 },
    { key: 'longest', head: 'longest ms', goal: 50 },
    { key: 'next', head: 'next paint ms', goal: 100 },
  ],
  async measure({ folder, runs, isChosen }) {
    const { url, stop } = await startDeployment(folder, '/', { compressed: true });
    const rows: Rows = {};
    await withBrowser(async (browser) => {
      for (const [name, first] of Object.entries(touches)) {
        if (!isChosen('only', name)) continue;
        const taken: Rows[] = [];
        for (let run = 0; run < runs; run += 1) {
          progress(`${name}, ${run + 1} of ${runs}`);
          taken.push(await measureTouch(browser, url, first));
        }
        for (const way of ['', ': back'])
          rows[name + way] = medians(taken.map((run) => run[way] ?? {}));
      }
    });
    await stop();
    return rows;
  },
};

async function measureTouch(browser: Browser, url: string, first: First): Promise<Rows> {
  const { page, take } = await phoneAt(browser, url, first);
  await take('', 1);
  await take(': back', 1);
  const rows: Rows = {};
  for (const way of ['', ': back'] as const) {
    const { events, came } = await take(way, 4);
    rows[way] = came ? frameFigures(events) : { frames: null };
  }
  await page.context().close();
  return rows;
}

/** Opens where a touch begins, and lets the visitor read. `take` does it, or takes the way back. */
async function phoneAt(browser: Browser, url: string, first: First) {
  const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
  const context = await newPhone(browser, first.mouse ? desktop : {});
  await noteInTrace(context);
  const page = await context.newPage();
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const session = await context.newCDPSession(page);
  await page.goto(url + first.start, { waitUntil: 'networkidle' });
  await pace(reading);

  /** @param slowdown how many times slower than this machine */
  async function take(way: '' | ': back', slowdown: number) {
    const touch = way === '' ? first.there : first.back;
    // Without what comes before, nothing comes, which the row then says.
    if (way === '') await first.before?.(page).catch(() => {});
    const control = touch.tap?.(page);
    await control?.scrollIntoViewIfNeeded({ timeout: patience }).catch(() => {});
    const box = await control?.boundingBox().catch(() => null);
    if (control && !box) return { events: [], came: false };
    await slowCpu(session, slowdown);
    let came = false;
    const events = await trace(page, async () => {
      await (box ? stroke(page, [middleOf(box)], [middleOf(box)], 64) : touch.act?.(page));
      const end = Date.now() + patience;
      do {
        await pace(rest);
        came = pending.size === 0 && (await touch.shows(page).isVisible());
      } while (!came && Date.now() < end);
    });
    await slowCpu(session, 1);
    return { events, came };
  }
  return { page, take };
}
