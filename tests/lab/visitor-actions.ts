import type { Locator, Page } from '@playwright/test';
import { erika, fillForm, notificationOf, openForm } from '#tests/support/contact.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { swipe } from '#tests/support/gestures.ts';
import { hint, slideAt } from '#tests/support/home-screen.ts';
import { screenshot } from '#tests/support/lightbox.ts';
import { boxOf, middleOf, type Point } from '#tests/support/points.ts';

type Find = (page: Page) => Locator;

/**
 * `prepare` finds the control and returns the function that is timed; `shown` is visible
 * afterwards.
 */
export type Action = [prepare: (page: Page) => Promise<() => Promise<unknown>>, shown: Find];

export interface Journey {
  start: string;
  /** Prepares the page before the measurement. */
  before?: (page: Page) => Promise<unknown>;
  there: Action;
  back: Action;
}

const at = (x: number, y: number): Point => ({ x, y });

const tap = (find: Find) => async (page: Page) => {
  const control = find(page);
  await control.scrollIntoViewIfNeeded();
  const place = middleOf(await boxOf(control));
  return () => swipe(page, place, place, { duration: 64 });
};
const act = (does: (page: Page) => Promise<unknown>) => async (page: Page) => () => does(page);
const flick = (from: Point, to: Point) => act((page) => swipe(page, from, to, { duration: 128 }));
const historyBack = act((page) => page.evaluate(() => history.back()));

const link = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const slider = (number: number) => (page: Page) => slideAt(page, number);
const dialog = (page: Page) => page.getByRole('dialog');

/** The actions with the largest animations, done by a finger, each with its way back. */
export const visitorActions: Record<string, Journey> = {
  'unlock by swipe': {
    start: '/',
    there: [flick(at(195, 700), at(195, 300)), slider(0)],
    back: [historyBack, hint],
  },
  swipe: {
    start: '/desktop/1',
    there: [flick(at(340, 700), at(60, 700)), slider(2)],
    back: [flick(at(60, 700), at(340, 700)), slider(1)],
  },
  project: {
    start: '/desktop/2',
    there: [tap(link(projectWithPictures.tile.title)), heading(projectWithPictures.title)],
    back: [tap(link('Schließen')), slider(2)],
  },
  lightbox: {
    start: projectWithPictures.path,
    there: [tap((page) => screenshot(page, 1)), dialog],
    back: [tap(button('Schließen')), heading(projectWithPictures.title)],
  },
  form: {
    start: '/desktop/3',
    there: [tap(button('Schreiben')), dialog],
    back: [tap(button('Zurück')), slider(3)],
  },
  notification: {
    start: '/desktop/3',
    before: async (page) => fillForm(await openForm(page), erika),
    there: [tap(button('Kontaktieren')), (page) => notificationOf(page, 'sent')],
    back: [tap(button('Schließen')), slider(3)],
  },
};
