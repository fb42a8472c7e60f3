import { setTimeout as pace } from 'node:timers/promises';
import { type Browser, type Page, test } from '@playwright/test';
import { boxOf, middleOf } from '../support/lightbox.ts';
import { type Hand, mouseHand, touchHand } from './input.ts';
import { type Journey, journeys, type Step } from './journeys.ts';
import { type Figures, measure, slowDown, watch } from './observers.ts';
import { readEarlier, saveFigures } from './record.ts';

/** How often each journey is made; the median counts. */
const runs = Number(process.env.RUNS ?? 3);

/** ms in which everything that a step has started comes to rest, also on a slow phone. */
const rest = 1500;

type Act = (hand: Hand) => Promise<void>;

async function openPage(browser: Browser, { start, touch }: Journey): Promise<Page> {
  const viewport = touch ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch });
  const page = await context.newPage();
  await page.goto(start, { waitUntil: 'networkidle' });
  return page;
}

/** Goes through the journey once with Playwright's auto-waiting, to learn where its controls are. */
async function rehearse(browser: Browser, journey: Journey): Promise<Act[]> {
  const page = await openPage(browser, journey);
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

const cells = ({ presented, dropped, longTasks, longest, shift, interaction }: Figures) =>
  [
    String(presented).padStart(6),
    String(dropped).padStart(8),
    String(longTasks).padStart(6),
    `${longest} ms`.padStart(8),
    shift.toFixed(3).padStart(7),
    `${interaction} ms`.padStart(8),
  ].join('');

async function figuresOf(browser: Browser, journey: Journey, acts: Act[]): Promise<Figures> {
  const page = await openPage(browser, journey);
  const session = await watch(page);
  const hand = journey.touch ? touchHand(session) : mouseHand(session);
  const figures = await measure(browser, page, async () => {
    for (const act of acts) {
      await act(hand);
      await pace(rest);
    }
  });
  await page.context().close();
  return figures;
}

/** The median of each figure: one run says little on a machine that does other things. */
function medians(all: readonly Figures[]): Figures {
  const [first] = all;
  if (!first) throw new Error('No run was measured.');
  const median = (key: keyof Figures) => {
    const values = all.map((figures) => figures[key]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  const entries = Object.keys(first).map((key) => [key, median(key as keyof Figures)]);
  return Object.fromEntries(entries) as Figures;
}

test('the journeys of a visit', async ({ browser }) => {
  test.setTimeout(600_000);
  const earlier = readEarlier<Figures>('journeys');
  const heads = 'frames dropped  long longest  shift to paint';
  console.log(
    `${`${slowDown}× slow-down, median of ${runs}`.padEnd(28)}${heads}   before: ${heads}`,
  );
  const taken: Record<string, Figures> = {};
  // JOURNEY=lightbox measures those alone whose names begin so.
  const chosen = journeys.filter(({ name }) => name.startsWith(process.env.JOURNEY ?? ''));
  for (const journey of chosen) {
    const acts = await rehearse(browser, journey);
    const all: Figures[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await figuresOf(browser, journey, acts));
    const figures = medians(all);
    taken[journey.name] = figures;
    const before = earlier[journey.name];
    console.log(
      `${journey.name.padEnd(28)}${cells(figures)}           ${before ? cells(before) : ''}`,
    );
  }
  saveFigures('journeys', taken);
});
