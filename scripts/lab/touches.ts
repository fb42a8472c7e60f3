import { setTimeout as pace } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { erika, fillForm } from '#scripts/testbed/contact.ts';
import { firstSkill, gallery } from '#scripts/testbed/content.ts';
import { screenshot } from '#scripts/testbed/lightbox.ts';
import type { Point } from '#scripts/testbed/points.ts';
import { hint, openForm, sliderPage } from '#scripts/testbed/steps.ts';
import { stroke } from './phone.ts';

type Finds = (page: Page) => Locator;

type Acts = (page: Page) => Promise<unknown>;

/** Something that a visitor asks for. */
interface Touch {
  tap?: Finds;
  /** What is done where nothing is tapped. */
  act?: Acts;
  /** What is there when it has come. */
  shows: Finds;
}

export interface First {
  start: string;
  /** By a mouse on a desktop; by a finger on a phone where it is missing. */
  mouse?: boolean;
  /** What comes before each time, and is not measured. */
  before?: Acts;
  there: Touch;
  back: Touch;
}

const at = (x: number, y: number): Point => ({ x, y });
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const move = (from: Point[], to: Point[], duration: number) => (page: Page) =>
  stroke(page, from, to, duration);
const swipe = (from: Point, to: Point) => move([from], [to], 128);
const drag =
  (from: number, to: number) =>
  async ({ mouse }: Page) => {
    await mouse.move(from, 750);
    await mouse.down();
    for (let step = 1; step <= 20; step += 1) {
      await pace(16);
      await mouse.move(from + ((to - from) * step) / 20, 750);
    }
    await mouse.up();
  };
/** As the browser's own button. */
const goBack = (page: Page) => page.evaluate(() => history.back());

const link = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const slider = (number: 0 | 1 | 2 | 3) => (page: Page) => sliderPage(page, number);
const dialog = (page: Page) => page.getByRole('dialog');
const notification = (page: Page) =>
  page.getByRole('region', { name: 'Benachrichtigungen' }).getByRole('status');
const close = link('Schließen');

/** Every kind of thing that a visitor can ask for, and every kind of way back. */
export const touches: Record<string, First> = {
  'unlock by swipe': {
    start: '/',
    there: { act: swipe(at(195, 700), at(195, 300)), shows: slider(0) },
    back: { act: goBack, shows: hint },
  },
  'unlock by key': {
    start: '/',
    there: { act: key('ArrowUp'), shows: slider(0) },
    back: { act: goBack, shows: hint },
  },
  'unlock by wheel': {
    start: '/',
    there: { act: ({ mouse }) => mouse.wheel(0, 120), shows: slider(0) },
    back: { act: goBack, shows: hint },
  },
  swipe: {
    start: '/desktop/1',
    there: { act: swipe(at(340, 700), at(60, 700)), shows: slider(2) },
    back: { act: swipe(at(60, 700), at(340, 700)), shows: slider(1) },
  },
  drag: {
    start: '/desktop/1',
    mouse: true,
    there: { act: drag(1000, 500), shows: slider(2) },
    back: { act: drag(500, 1000), shows: slider(1) },
  },
  project: {
    start: '/desktop/2',
    there: { tap: link(gallery.tile.title), shows: heading(gallery.title) },
    back: { tap: close, shows: slider(2) },
  },
  skill: {
    start: '/desktop/1',
    there: { tap: link(firstSkill.tile.title), shows: heading(firstSkill.title) },
    back: { act: goBack, shows: slider(1) },
  },
  neighbour: {
    start: gallery.path,
    there: { tap: link(firstSkill.tile.title), shows: heading(firstSkill.title) },
    back: { tap: close, shows: heading(gallery.title) },
  },
  legal: {
    start: '/desktop/3',
    there: { tap: link('Impressum'), shows: heading('Impressum') },
    back: { tap: close, shows: slider(3) },
  },
  viewer: {
    start: gallery.path,
    there: { tap: (page) => screenshot(page, 1), shows: dialog },
    back: { tap: button('Schließen'), shows: heading(gallery.title) },
  },
  'viewer: turn': {
    start: gallery.path,
    before: (page) => screenshot(page, 1).click(),
    there: { tap: button('Nächstes Bild'), shows: dialog },
    back: { tap: button('Schließen'), shows: heading(gallery.title) },
  },
  'viewer: pinch': {
    start: gallery.path,
    before: (page) => screenshot(page, 1).click(),
    there: {
      act: move([at(160, 400), at(230, 400)], [at(80, 300), at(310, 500)], 400),
      shows: dialog,
    },
    back: { tap: button('Schließen'), shows: heading(gallery.title) },
  },
  form: {
    start: '/desktop/3',
    there: { tap: button('Schreiben'), shows: dialog },
    back: { tap: button('Zurück'), shows: slider(3) },
  },
  help: {
    start: '/desktop/0',
    there: { act: key('?'), shows: dialog },
    back: { act: key('Escape'), shows: slider(0) },
  },
  notification: {
    start: '/desktop/3',
    before: async (page) => fillForm(await openForm(page), erika),
    there: { tap: button('Kontaktieren'), shows: notification },
    back: { tap: button('Schließen'), shows: slider(3) },
  },
};
