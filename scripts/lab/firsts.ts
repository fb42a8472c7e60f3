import { setTimeout as pace } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { boxOf, middleOf } from '#tests/support/lightbox.ts';
import {
  handOf,
  type Network,
  networks,
  newPhone,
  setNetwork,
  slowCpu,
  withBrowser,
} from './phone.ts';
import { serve } from './served-site.ts';
import { type Column, medians, type Part, progress, type Rows, type Subject } from './table.ts';
import { type First, type Touch, touches } from './touches.ts';
import { frameFigures, motionOf, noteInTrace, trace } from './trace.ts';

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
  async measure(subject) {
    const chosen = Object.entries(networks).filter(([name]) => subject.isChosen('network', name));
    return measureTouches(subject, async (browser, url, first) => {
      const studio = await browser.newPage();
      const rows: Rows = {};
      for (const [net, network] of chosen) {
        for (const cpu of [1, 4] as const) {
          const phone = await openPhone(browser, url, first, network);
          for (const time of ['', ' again']) {
            for (const [way, touch] of await waysOf(first, phone.page)) {
              const { events, came, control } = await take(phone, touch, cpu, 'pictures');
              const viewport = phone.page.viewportSize() ?? { width: 1, height: 1 };
              const motion =
                came && (await motionOf(studio, events, touch.asking, control, viewport));
              const { begin, frames } = motion || { begin: null, frames: null };
              const figures = { [`begin${time} ${cpu}`]: begin, [`frames${time} ${cpu}`]: frames };
              rows[`${way}, ${net}`] = { ...rows[`${way}, ${net}`], ...figures };
            }
          }
          await phone.page.context().close();
        }
      }
      await studio.close();
      return rows;
    });
  },
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
    measureTouches(subject, async (browser, url, first) => {
      const phone = await openPhone(browser, url, first, networks.good);
      for (const [, touch] of await waysOf(first, phone.page))
        await take(phone, touch, 1, 'frames');
      const rows: Rows = {};
      for (const [way, touch] of await waysOf(first, phone.page)) {
        const { events, came } = await take(phone, touch, 4, 'frames');
        rows[way] = came ? frameFigures(events) : { frames: null };
      }
      await phone.page.context().close();
      return rows;
    }),
};

type Measure = (browser: Browser, url: string, first: First & { name: string }) => Promise<Rows>;

/** The medians of what `measure` finds of each touch that was chosen. */
async function measureTouches({ folder, runs, isChosen }: Subject, measure: Measure) {
  const chosen = Object.entries(touches).filter(([name]) => isChosen('only', name));
  const { url, stop } = await serve(folder);
  const rows: Rows = {};
  await withBrowser(async (browser) => {
    for (const [name, first] of chosen) {
      const taken: Rows[] = [];
      for (let run = 0; run < runs; run += 1) {
        progress(`${name}, ${run + 1} of ${runs}`);
        taken.push(await measure(browser, url, { name, ...first }));
      }
      for (const row of Object.keys(taken[0] ?? {}))
        rows[row] = medians(taken.map((run) => run[row] ?? {}));
    }
  });
  await stop();
  return rows;
}

interface Phone {
  page: Page;
  session: CDPSession;
  kind: 'touch' | 'mouse';
  /** Requests under way. */
  pending: Set<Request>;
}

/** Opens where a touch begins, and lets the visitor read. */
async function openPhone(
  browser: Browser,
  url: string,
  { start, mouse = false }: First,
  network: Network,
): Promise<Phone> {
  const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
  const context = await newPhone(browser, mouse ? desktop : {});
  await noteInTrace(context);
  const page = await context.newPage();
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const session = await context.newCDPSession(page);
  await setNetwork(session, network);
  await page.goto(url + start, { waitUntil: 'networkidle' });
  await pace(reading);
  return { page, session, kind: mouse ? 'mouse' : 'touch', pending };
}

/** The touch and the way back, by the names of their rows, once what comes before them is there. */
async function waysOf({ name, there, back, before }: First & { name: string }, page: Page) {
  // Without it nothing comes, which the row then says.
  await before?.(page).catch(() => {});
  return [[name, there] as const, [`${name}: back`, back] as const];
}

/** What one touch leads to, until it is there and at rest. */
async function take(
  { page, session, kind, pending }: Phone,
  { control, act, shows }: Touch,
  cpu: Cpu,
  traced: 'pictures' | 'frames',
) {
  const found = control?.(page);
  // What came before has perhaps not brought it.
  await found?.scrollIntoViewIfNeeded({ timeout: patience }).catch(() => {});
  const box = found && (await boxOf(found).catch(() => undefined));
  if (found && !box) return { events: [], came: false, control: undefined };
  await slowCpu(session, cpu);
  const hand = handOf(session, kind);
  let came = false;
  const events = await trace(page, traced, async () => {
    await (box ? hand.tap(middleOf(box)) : act?.(page, hand));
    const end = Date.now() + patience;
    // No script of Playwright's runs in the page meanwhile: it would slow down a slow phone.
    do {
      await pace(rest[cpu]);
      came = pending.size === 0 && (await shows(page).isVisible());
    } while (!came && Date.now() < end);
  });
  await slowCpu(session, 1);
  return { events, came, control: box };
}
