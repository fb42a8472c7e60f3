import { setTimeout as pace } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Hand, mouseHand, touchHand } from '#scripts/lab/measure/input.ts';
import { journeys as all, type Journey, type Step } from '#scripts/lab/measure/journey-figures.ts';
import { limits } from '#scripts/lab/measure/limits.ts';
import { measure, watch } from '#scripts/lab/measure/observers.ts';
import { boxOf, middleOf } from '#tests/support/lightbox.ts';
import { type Part, progress } from './part.ts';
import { withBrowser } from './phone.ts';
import { serve } from './server.ts';
import { medians } from './statistics.ts';
import type { Rows } from './table.ts';

/** ms in which everything that a step has started comes to rest, also on a slow phone. */
const rest = 1500;

/** What visitors do most. `limit` is how many times the frames a page manages that only moves the same pictures. */
export const journeys: Part = {
  title: ({ runs }) => `journeys, 4× slower, median of ${runs}`,
  columns: [
    { key: 'frames', head: 'frames', compared: false },
    { key: 'dropped', head: 'dropped %', digits: 1, goal: 1 },
    { key: 'fps', head: 'fps', compared: false },
    { key: 'limit', head: 'limit', digits: 2, goal: 1.2, compared: false },
    { key: 'tasks', head: 'tasks', goal: 0 },
    { key: 'longest', head: 'longest ms', goal: 50 },
    { key: 'shift', head: 'shift', digits: 3, compared: false },
    { key: 'interaction', head: 'next paint ms', goal: 100 },
  ],
  measure: ({ folder, runs, only }) => measureJourneys(folder, runs, only),
};

/** A journey through the site, or through a page of its own. */
type Made = Journey & { html?: string };

/** @param only the journeys whose names begin so; all where it is missing */
export async function measureJourneys(folder: string, runs: number, only?: readonly string[]) {
  const host = await serve(folder);
  const rows: Rows = {};
  await withBrowser(async (browser) => {
    for (const journey of all.filter(
      ({ name }) => only?.some((start) => name.startsWith(start)) ?? true,
    )) {
      const row = await figuresOf(browser, host.url, runs, journey);
      rows[journey.name] = row;
      const html = limits[journey.name];
      if (!html) continue;
      const limit = await figuresOf(browser, host.url, runs, { ...journey, start: '/limit', html });
      rows[`${journey.name}: limit`] = limit;
      row.limit = (limit.fps ?? 0) / (row.fps || 1);
    }
  });
  await host.stop();
  return rows;
}

async function figuresOf(browser: Browser, url: string, runs: number, journey: Made) {
  const acts = await rehearse(browser, url, journey);
  const taken = [];
  for (let run = 0; run < runs; run += 1) {
    progress(`journeys: ${journey.name}, ${run + 1} of ${runs}`);
    const page = await openPage(browser, url, journey);
    const session = await watch(page);
    const hand = journey.touch ? touchHand(session) : mouseHand(session);
    const figures = await measure(browser, page, async () => {
      for (const act of acts) {
        await act(hand);
        await pace(rest);
      }
    });
    await page.context().close();
    const { presented, dropped, longTasks: tasks, ...others } = figures;
    const frames = presented + dropped;
    const share = dropped / (frames || 1);
    taken.push({ frames, dropped: 100 * share, fps: 60 * (1 - share), tasks, ...others });
  }
  return medians(taken);
}

type Act = (hand: Hand) => Promise<void>;

async function openPage(browser: Browser, url: string, { start, touch, html }: Made) {
  const viewport = touch ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({
    viewport,
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const answer = { body: html ?? '', contentType: 'text/html; charset=utf-8' };
  if (html) await page.route(`**${start}`, (route) => route.fulfill(answer));
  await page.goto(url + start, { waitUntil: 'networkidle' });
  return page;
}

/** Goes through the journey once with Playwright's auto-waiting, to learn where its controls are. */
async function rehearse(browser: Browser, url: string, journey: Made): Promise<Act[]> {
  const page = await openPage(browser, url, journey);
  const session = await page.context().newCDPSession(page);
  const hand = journey.touch ? touchHand(session) : mouseHand(session);
  const acts: Act[] = [];
  for (const step of journey.steps) {
    const act = await actOf(step, page);
    await act(hand);
    await pace(rest);
    acts.push(act);
  }
  await page.context().close();
  return acts;
}

async function actOf(step: Step, page: Page): Promise<Act> {
  if ('from' in step) return (hand) => hand.stroke(step.from, step.to, step.duration);
  const middle = middleOf(await boxOf(step.press(page)));
  return (hand) => hand.tap(middle);
}
