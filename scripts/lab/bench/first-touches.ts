import type { Locator, Page } from '@playwright/test';
import type { Hand } from '#scripts/lab/measure/input.ts';
import { erika, fillForm, passLeastTime } from '#tests/support/contact.ts';
import { firstSkill, gallery } from '#tests/support/content.ts';
import { screenshot } from '#tests/support/lightbox.ts';
import { hint } from '#tests/support/lock.ts';
import { openForm, sliderPage } from '#tests/support/steps.ts';
import { type Asking, goBack } from './recording.ts';

/** Something that a visitor asks for. */
export interface Touch {
  asking: Asking;
  /** What is tapped. */
  control?: (page: Page) => Locator;
  /** What is done where nothing is tapped. */
  act?: (page: Page, hand: Hand) => Promise<unknown>;
  /** What is there when it has come. */
  shows: (page: Page) => Locator;
}

export interface First {
  start: string;
  /** What comes before each time, and is not measured. */
  before?: (page: Page) => Promise<unknown>;
  there: Touch;
  /** The way back; it has a row of its own where it has a name. */
  back: Touch & { name?: string };
}

type Finds = Touch['shows'];

const tap = (control: Finds, shows: Finds): Touch => ({ asking: 'pointerup', control, shows });
const key = (name: string, shows: Finds): Touch => ({
  asking: 'keydown',
  act: (page) => page.keyboard.press(name),
  shows,
});
const back = (shows: Finds): Touch => ({ asking: 'popstate', act: goBack, shows });

const link = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const slider = (number: 0 | 1 | 2 | 3) => (page: Page) => sliderPage(page, number);
const dialog: Finds = (page) => page.getByRole('dialog');
const notification: Finds = (page) =>
  page.getByRole('region', { name: 'Benachrichtigungen' }).getByRole('status');
const close = link('Schließen');

/** Every kind of thing that a visitor can ask for, and every kind of way back. */
export const firsts: Record<string, First> = {
  'unlock by swipe': {
    start: '/',
    there: {
      asking: 'pointerdown',
      act: (_, hand) => hand.stroke([{ x: 195, y: 700 }], [{ x: 195, y: 300 }], 128),
      shows: slider(0),
    },
    back: { ...back(hint), name: 'Back to the lock' },
  },
  'unlock by key': { start: '/', there: key('ArrowUp', slider(0)), back: back(hint) },
  'unlock by wheel': {
    start: '/',
    there: { asking: 'wheel', act: (page) => page.mouse.wheel(0, 120), shows: slider(0) },
    back: back(hint),
  },
  project: {
    start: '/desktop/2',
    there: tap(link(gallery.tile.title), heading(gallery.title)),
    back: { ...tap(close, slider(2)), name: 'project: close' },
  },
  skill: {
    start: '/desktop/1',
    there: tap(link(firstSkill.tile.title), heading(firstSkill.title)),
    back: { ...back(slider(1)), name: 'skill: Back' },
  },
  neighbour: {
    start: gallery.path,
    there: tap(link(firstSkill.tile.title), heading(firstSkill.title)),
    back: tap(close, heading(gallery.title)),
  },
  legal: {
    start: '/desktop/3',
    there: tap(link('Impressum'), heading('Impressum')),
    back: { ...tap(close, slider(3)), name: 'legal: close' },
  },
  viewer: {
    start: gallery.path,
    there: tap((page) => screenshot(page, 1), dialog),
    back: { ...tap(button('Schließen'), heading(gallery.title)), name: 'viewer: close' },
  },
  form: {
    start: '/desktop/3',
    there: tap(button('Schreiben'), dialog),
    back: { ...tap(button('Zurück'), slider(3)), name: 'form: close' },
  },
  help: {
    start: '/desktop/0',
    there: key('?', dialog),
    back: { ...key('Escape', slider(0)), name: 'help: Escape' },
  },
  notification: {
    start: '/desktop/3',
    async before(page) {
      await fillForm(await openForm(page), erika);
      await passLeastTime(page);
    },
    there: tap(button('Kontaktieren'), notification),
    back: { ...tap(button('Schließen'), slider(3)), name: 'notification: close' },
  },
};
