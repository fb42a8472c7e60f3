import { setTimeout as pace } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { erika, fillForm, passLeastTime } from '#tests/support/contact.ts';
import { firstSkill, gallery } from '#tests/support/content.ts';
import type { Point } from '#tests/support/gestures.ts';
import { screenshot } from '#tests/support/lightbox.ts';
import { hint } from '#tests/support/lock.ts';
import { openForm, sliderPage } from '#tests/support/steps.ts';
import { stroke } from './phone.ts';

type Finds = (page: Page) => Locator;

/** Something that a visitor asks for. */
interface Touch {
  /** What is tapped. */
  control?: Finds;
  /** What is done where nothing is tapped. */
  act?: (page: Page) => Promise<unknown>;
  /** What is there when it has come. */
  shows: Finds;
}

export interface First {
  start: string;
  /** By a mouse on a desktop; by a finger on a phone where it is missing. */
  mouse?: boolean;
  /** What comes before each time, and is not measured. */
  before?: (page: Page) => Promise<unknown>;
  there: Touch;
  back: Touch;
}

const tap = (control: Finds, shows: Finds): Touch => ({ control, shows });
const key = (name: string, shows: Finds): Touch => ({
  act: (page) => page.keyboard.press(name),
  shows,
});
const move = (from: Point[], to: Point[], duration: number, shows: Finds): Touch => ({
  act: (page) => stroke(page, from, to, duration),
  shows,
});
const drag = (from: number, to: number, shows: Finds): Touch => ({
  async act({ mouse }) {
    await mouse.move(from, 750);
    await mouse.down();
    for (let step = 1; step <= 20; step += 1) {
      await pace(16);
      await mouse.move(from + ((to - from) * step) / 20, 750);
    }
    await mouse.up();
  },
  shows,
});
/** As the browser's own button, which no event announces. */
const back = (shows: Finds): Touch => ({
  act: (page) =>
    page.evaluate(() => {
      performance.mark('asked by popstate');
      history.back();
    }),
  shows,
});

const link = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const slider = (number: 0 | 1 | 2 | 3) => (page: Page) => sliderPage(page, number);
const dialog = (page: Page) => page.getByRole('dialog');
const notification = (page: Page) =>
  page.getByRole('region', { name: 'Benachrichtigungen' }).getByRole('status');
const close = link('Schließen');

const [left, right, lower, upper] = [
  { x: 60, y: 700 },
  { x: 340, y: 700 },
  { x: 195, y: 700 },
  { x: 195, y: 300 },
];

/** Every kind of thing that a visitor can ask for, and every kind of way back. */
export const touches: Record<string, First> = {
  'unlock by swipe': {
    start: '/',
    there: move([lower], [upper], 128, slider(0)),
    back: back(hint),
  },
  'unlock by key': { start: '/', there: key('ArrowUp', slider(0)), back: back(hint) },
  'unlock by wheel': {
    start: '/',
    there: { act: (page) => page.mouse.wheel(0, 120), shows: slider(0) },
    back: back(hint),
  },
  swipe: {
    start: '/desktop/1',
    there: move([right], [left], 128, slider(2)),
    back: move([left], [right], 128, slider(1)),
  },
  drag: {
    start: '/desktop/1',
    mouse: true,
    there: drag(1000, 500, slider(2)),
    back: drag(500, 1000, slider(1)),
  },
  project: {
    start: '/desktop/2',
    there: tap(link(gallery.tile.title), heading(gallery.title)),
    back: tap(close, slider(2)),
  },
  skill: {
    start: '/desktop/1',
    there: tap(link(firstSkill.tile.title), heading(firstSkill.title)),
    back: back(slider(1)),
  },
  neighbour: {
    start: gallery.path,
    there: tap(link(firstSkill.tile.title), heading(firstSkill.title)),
    back: tap(close, heading(gallery.title)),
  },
  legal: {
    start: '/desktop/3',
    there: tap(link('Impressum'), heading('Impressum')),
    back: tap(close, slider(3)),
  },
  viewer: {
    start: gallery.path,
    there: tap((page) => screenshot(page, 1), dialog),
    back: tap(button('Schließen'), heading(gallery.title)),
  },
  'viewer: turn': {
    start: gallery.path,
    before: (page) => screenshot(page, 1).click(),
    there: tap(button('Nächstes Bild'), dialog),
    back: tap(button('Schließen'), heading(gallery.title)),
  },
  'viewer: pinch': {
    start: gallery.path,
    before: (page) => screenshot(page, 1).click(),
    there: move(
      [
        { x: 160, y: 400 },
        { x: 230, y: 400 },
      ],
      [
        { x: 80, y: 300 },
        { x: 310, y: 500 },
      ],
      400,
      dialog,
    ),
    back: tap(button('Schließen'), heading(gallery.title)),
  },
  form: {
    start: '/desktop/3',
    there: tap(button('Schreiben'), dialog),
    back: tap(button('Zurück'), slider(3)),
  },
  help: {
    start: '/desktop/0',
    there: key('?', dialog),
    back: key('Escape', slider(0)),
  },
  notification: {
    start: '/desktop/3',
    async before(page) {
      await fillForm(await openForm(page), erika);
      await passLeastTime(page);
    },
    there: tap(button('Kontaktieren'), notification),
    back: tap(button('Schließen'), slider(3)),
  },
};
