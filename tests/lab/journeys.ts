import { setTimeout as pace } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { erika, fillForm } from '#tests/support/contact.ts';
import { gallery } from '#tests/support/content.ts';
import { sessionOf, swipe } from '#tests/support/gestures.ts';
import { screenshot } from '#tests/support/lightbox.ts';
import { boxOf, middleOf, type Point } from '#tests/support/points.ts';
import { openForm, sliderPage } from '#tests/support/steps.ts';
import { withPhone } from './phone.ts';
import type { Part } from './table.ts';
import { frameFigures, markTasks, trace } from './trace.ts';

interface Journey {
  start: string;
  /** Returns what is measured. */
  prepare: (page: Page) => Promise<() => Promise<unknown>>;
  /** Is visible afterwards. */
  shown: (page: Page) => Locator;
}

/** ms that a visitor reads before the action. */
const reading = 3000;

/** ms after which an action has ended on a slow phone. */
const settling = 1500;

const flick = (from: Point, to: Point) => async (page: Page) => () =>
  swipe(page, from, to, { duration: 128 });
const tap = (find: (page: Page) => Locator) => async (page: Page) => {
  const control = find(page);
  await control.scrollIntoViewIfNeeded();
  const place = middleOf(await boxOf(control));
  return () => swipe(page, place, place, { duration: 64 });
};
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** The actions by a finger that move most. */
const actions: Record<string, Journey> = {
  'unlock by swipe': {
    start: '/',
    prepare: flick({ x: 195, y: 700 }, { x: 195, y: 300 }),
    shown: (page) => sliderPage(page, 0),
  },
  swipe: {
    start: '/desktop/1',
    prepare: flick({ x: 340, y: 700 }, { x: 60, y: 700 }),
    shown: (page) => sliderPage(page, 2),
  },
  project: {
    start: '/desktop/2',
    prepare: tap((page) => page.getByRole('link', { name: gallery.tile.title, exact: true })),
    shown: (page) => page.getByRole('heading', { level: 1, name: gallery.title }),
  },
  'back from a project': {
    start: gallery.path,
    prepare: tap((page) => page.getByRole('link', { name: 'Schließen', exact: true })),
    shown: (page) => sliderPage(page, 2),
  },
  viewer: { start: gallery.path, prepare: tap((page) => screenshot(page, 1)), shown: dialog },
  form: { start: '/desktop/3', prepare: tap(button('Schreiben')), shown: dialog },
  notification: {
    start: '/desktop/3',
    async prepare(page) {
      await fillForm(await openForm(page), erika);
      return tap(button('Kontaktieren'))(page);
    },
    shown: (page) => page.getByRole('region', { name: 'Benachrichtigungen' }).getByRole('status'),
  },
};

/** Measures each action after everything is fetched, on a phone 4× slower than this machine. */
export const journeys: Part<Journey> = {
  title: 'frames, 4× slower',
  subjects: actions,
  measure: (url, { start, prepare, shown }) =>
    withPhone(async (page) => {
      async function take(rate: number) {
        // A reload would open the dialog again.
        await page.goto('about:blank');
        await page.goto(url + start, { waitUntil: 'networkidle' });
        await pace(reading);
        const act = await prepare(page);
        const session = await sessionOf(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate });
        const events = await trace(page, async () => {
          await act();
          // Playwright runs nothing in the page meanwhile, because it would slow down the phone.
          await pace(settling);
          await shown(page).waitFor();
        });
        return frameFigures(events);
      }
      await markTasks(page);
      await take(1);
      const [next, longest, dropped] = await take(4);
      return {
        'next paint ms ≤ 100': next,
        'longest task ≤ 50': longest,
        'dropped % ≤ 1': dropped,
      };
    }),
};
