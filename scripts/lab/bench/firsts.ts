import { setTimeout as pace } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { touchHand } from '#scripts/lab/measure/input.ts';
import { type Box, boxOf, middleOf } from '#tests/support/lightbox.ts';
import { writeFilm } from './film.ts';
import { firsts as all, type First, type Touch } from './first-touches.ts';
import { motionOf } from './motion.ts';
import { type Part, progress } from './part.ts';
import { newPhone, setNetwork, slowCpu, withBrowser } from './phone.ts';
import { noteAsking, type Recording, record } from './recording.ts';
import { serve } from './server.ts';
import { medians } from './statistics.ts';
import type { Column, Rows } from './table.ts';

const viewport = { width: 390, height: 844 };

/** Mbit/s and ms. Offline, the visitor has been here before, so that the service worker has its copy. */
const networks = {
  good: [1000, 0],
  '4g': [9, 60],
  slow4g: [1.6, 150],
  offline: null,
} as const;
type Network = (typeof networks)[keyof typeof networks];

/** How many times slower than this machine. */
const cpus = [1, 4] as const;
type Cpu = (typeof cpus)[number];

/** Within how many ms something has to move. */
const goals = { 1: 100, 4: 200 };

/** Frames: fewer are no motion but a cut. */
const smooth = 8;

const columns = cpus.flatMap((cpu): Column[] => [
  { key: `begin ${cpu}`, head: `${cpu}× begin`, goal: goals[cpu] },
  { key: `begin again ${cpu}`, head: '2nd', goal: goals[cpu], compared: false },
  { key: `frames ${cpu}`, head: 'frames', goal: smooth, higher: true },
  { key: `frames again ${cpu}`, head: '2nd', compared: false },
  { key: `complete ${cpu}`, head: 'complete' },
  { key: `complete again ${cpu}`, head: '2nd', compared: false },
  { key: `next ${cpu}`, head: 'next', compared: cpu > 1, ...(cpu > 1 && { goal: 100 }) },
]);

/** ms that a visitor reads before the first touch. */
const reading = 3000;
/** ms in which what a touch has started comes to rest, as fast as this machine and slowed down. */
const rest = { 1: 1000, 4: 1500 };
/** ms after which nothing is waited for any more. */
const patience = 10_000;

/**
 * From a touch to what a visitor sees of it: ms until something beside the touched control moves, the frames, and ms
 * until the last of them; `next` is Event Timing's time to the next paint. In a fresh phone, and again after the way back.
 */
export const firsts: Part = {
  title: ({ runs }) => `ms from a first touch, median of ${runs}`,
  columns,
  async measure({ folder, runs, only, network }) {
    const host = await serve(folder);
    const rows: Rows = {};
    await withBrowser(async (browser) => {
      const studio = await browser.newPage();
      for (const [name, first] of chosen(all, only)) {
        for (const [net, conditions] of chosen(networks, network)) {
          const taken: Rows[] = [];
          for (let run = 0; run < runs; run += 1) {
            progress(`firsts: ${name}, ${net}, ${run + 1} of ${runs}`);
            const open = () => openPhone(browser, host.url + first.start, conditions);
            const phones = await Promise.all(cpus.map(open));
            await pace(reading);
            taken.push(await visit(phones, studio, { name, net, first }));
            await Promise.all(phones.map(({ page }) => page.context().close()));
          }
          for (const row of Object.keys(taken[0] ?? {})) {
            rows[`${row}, ${net}`] = medians(taken.map((run) => run[row] ?? {}));
          }
        }
      }
    });
    await host.stop();
    return rows;
  },
};

function chosen<T>(choice: Record<string, T>, starts: readonly string[] = ['']) {
  const found = Object.entries(choice).filter(([name]) =>
    starts.some((start) => name.startsWith(start)),
  );
  if (found.length === 0)
    throw new Error(`${starts} is none of ${Object.keys(choice).join(', ')}.`);
  return found;
}

interface Phone {
  page: Page;
  session: CDPSession;
  /** Requests under way. */
  pending: Set<Request>;
}

async function openPhone(browser: Browser, address: string, network: Network): Promise<Phone> {
  const context = await newPhone(browser, { viewport, deviceScaleFactor: 1 });
  await noteAsking(context);
  const page = await context.newPage();
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const session = await context.newCDPSession(page);
  if (network) await setNetwork(session, network[0], network[1]);
  await page.goto(address, { waitUntil: 'networkidle' });
  if (network === null) {
    await page.evaluate(() => navigator.serviceWorker.ready);
    // What this visit has seen is kept as well.
    await page.reload({ waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  return { page, session, pending };
}

interface Visit {
  name: string;
  net: string;
  first: First;
}

/** Goes there and back twice, by a phone of each speed. The second has waited while the first was measured. */
async function visit(phones: readonly Phone[], studio: Page, { name, net, first }: Visit) {
  const { there, back, before } = first;
  const rows: Rows = { [name]: {}, ...(back.name ? { [back.name]: {} } : {}) };
  for (const [index, cpu] of cpus.entries()) {
    const phone = phones[index] as Phone;
    for (const time of ['', ' again']) {
      // Without it nothing comes, which the row then says.
      await before?.(phone.page).catch(() => {});
      for (const [row, touch] of Object.entries({ [name]: there, [back.name ?? '']: back })) {
        const { frames, next, came, control } = await take(phone, touch, cpu);
        const motion = await motionOf(studio, frames, viewport, control);
        const figures = { ...motion, ...(next !== undefined && { next }) };
        for (const [key, figure] of Object.entries(figures)) {
          Object.assign(rows[row] ?? {}, { [`${key}${time} ${cpu}`]: came ? figure : null });
        }
        if (row && frames.length > 0 && process.env.FILMS) {
          await writeFilm(studio, `${row}, ${net}, ${cpu}x${time}`, frames, motion.complete);
        }
      }
    }
  }
  return rows;
}

interface Taken extends Recording {
  control?: Box | undefined;
  came: boolean;
}

/** What one touch leads to, until it is there and at rest. */
async function take({ page, session, pending }: Phone, touch: Touch, cpu: Cpu): Promise<Taken> {
  const { asking, act, shows } = touch;
  const found = touch.control?.(page);
  try {
    await found?.scrollIntoViewIfNeeded({ timeout: patience });
  } catch {
    // What came before has not brought it.
    return { frames: [], came: false };
  }
  const control = found && (await boxOf(found));
  await slowCpu(session, cpu);
  const hand = touchHand(session);
  let came = false;
  const recording = await record(page, asking, async () => {
    await (control ? hand.tap(middleOf(control)) : act?.(page, hand));
    const end = Date.now() + patience;
    // No script of Playwright's runs in the page meanwhile: it would slow down a slow phone.
    do {
      await pace(rest[cpu]);
      came = pending.size === 0 && (await shows(page).isVisible());
    } while (!came && Date.now() < end);
  });
  await slowCpu(session, 1);
  return { ...recording, control, came };
}
