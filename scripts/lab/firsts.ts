import { setTimeout as pace } from 'node:timers/promises';
import type { Browser, Request } from '@playwright/test';
import { startDeployment } from '#scripts/testbed/deployment.ts';
import { middleOf } from '#scripts/testbed/points.ts';
import {
  type Network,
  networks,
  newPhone,
  setNetwork,
  slowCpu,
  stroke,
  withBrowser,
} from './phone.ts';
import { type Column, medians, type Part, progress, type Rows, type Subject } from './table.ts';
import { type First, touches } from './touches.ts';
import { frameFigures, motionOf, noteInTrace, type TraceKind, trace } from './trace.ts';

/** How many times slower than this machine, and within how many ms something has to move then. */
const cpus = { 1: 100, 4: 200 };
type Cpu = keyof typeof cpus;

/** Frames: fewer are no motion but a cut. */
const smooth = 8;

/** ms that a visitor reads before the first touch. */
const reading = 3000;
/** ms in which what a touch has started comes to rest, as fast as this machine and slowed down. */
const rest = { 1: 1000, 4: 1500 };
/** ms after which nothing is waited for any more. */
const patience = 10_000;

/** From a touch to what a visitor sees of it: ms until something moves, and the frames. First in a fresh phone, then again. */
export const firsts: Part = {
  title: 'ms from a first touch',
  columns: Object.entries(cpus).flatMap(([cpu, goal]): Column[] => [
    { key: `begin ${cpu}`, head: `${cpu}× begin`, goal },
    { key: `begin again ${cpu}`, head: '2nd', goal },
    { key: `frames ${cpu}`, head: 'frames', goal: smooth, higher: true },
    { key: `frames again ${cpu}`, head: '2nd' },
  ]),
  measure: (subject) =>
    measureTouches(subject, async (openPhone) => {
      const rows: Rows = {};
      for (const [net, network] of Object.entries(networks)) {
        if (!subject.isChosen('network', net)) continue;
        for (const cpu of [1, 4] as const) {
          const phone = await openPhone(network);
          for (const time of ['', ' again']) {
            for (const way of ['', ': back'] as const) {
              const { events, came, box } = await phone.take(way, cpu, 'pictures');
              const motion = came && (await motionOf(phone.page, events, box ?? undefined));
              const { begin, frames } = motion || { begin: null, frames: null };
              const row = `${way}, ${net}`;
              const figures = { [`begin${time} ${cpu}`]: begin, [`frames${time} ${cpu}`]: frames };
              rows[row] = { ...rows[row], ...figures };
            }
          }
          await phone.page.context().close();
        }
      }
      return rows;
    }),
};

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
  measure: (subject) =>
    measureTouches(subject, async (openPhone) => {
      const { page, take } = await openPhone(networks.good);
      await take('', 1, 'frames');
      await take(': back', 1, 'frames');
      const rows: Rows = {};
      for (const way of ['', ': back'] as const) {
        const { events, came } = await take(way, 4, 'frames');
        rows[way] = came ? frameFigures(events) : { frames: null };
      }
      await page.context().close();
      return rows;
    }),
};

type OpenPhone = (network: Network) => ReturnType<typeof phoneAt>;

/** The medians of what `measure` finds of each touch that was chosen; it names rows by what follows the touch's name. */
async function measureTouches(
  { folder, runs, isChosen }: Subject,
  measure: (openPhone: OpenPhone) => Promise<Rows>,
) {
  const { url, stop } = await startDeployment(folder, '/', { compressed: true });
  const rows: Rows = {};
  await withBrowser(async (browser) => {
    for (const [name, first] of Object.entries(touches)) {
      if (!isChosen('only', name)) continue;
      const taken: Rows[] = [];
      for (let run = 0; run < runs; run += 1) {
        progress(`${name}, ${run + 1} of ${runs}`);
        taken.push(await measure((network) => phoneAt(browser, url, first, network)));
      }
      for (const row of Object.keys(taken[0] ?? {}))
        rows[name + row] = medians(taken.map((run) => run[row] ?? {}));
    }
  });
  await stop();
  return rows;
}

/** Opens where a touch begins, and lets the visitor read. `take` does it, or takes the way back. */
async function phoneAt(browser: Browser, url: string, first: First, network: Network) {
  const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
  const context = await newPhone(browser, first.mouse ? desktop : {});
  await noteInTrace(context);
  const page = await context.newPage();
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const session = await context.newCDPSession(page);
  await setNetwork(session, network);
  await page.goto(url + first.start, { waitUntil: 'networkidle' });
  await pace(reading);

  async function take(way: '' | ': back', cpu: Cpu, kind: TraceKind) {
    const touch = way === '' ? first.there : first.back;
    // Without what comes before, nothing comes, which the row then says.
    if (way === '') await first.before?.(page).catch(() => {});
    const control = touch.tap?.(page);
    await control?.scrollIntoViewIfNeeded({ timeout: patience }).catch(() => {});
    const box = await control?.boundingBox().catch(() => null);
    if (control && !box) return { events: [], came: false };
    await slowCpu(session, cpu);
    let came = false;
    const events = await trace(page, kind, async () => {
      await (box ? stroke(page, [middleOf(box)], [middleOf(box)], 64) : touch.act?.(page));
      const end = Date.now() + patience;
      do {
        await pace(rest[cpu]);
        came = pending.size === 0 && (await touch.shows(page).isVisible());
      } while (!came && Date.now() < end);
    });
    await slowCpu(session, 1);
    return { events, came, box };
  }
  return { page, take };
}
