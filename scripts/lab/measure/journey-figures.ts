import type { Locator, Page } from '@playwright/test';
import { firstProject, projects } from '#tests/support/content.ts';
import type { Point } from '#tests/support/gestures.ts';

/** Something that a visitor does: presses a control, or moves fingers or the mouse. */
export type Step =
  | { press: (page: Page) => Locator }
  | { from: readonly Point[]; to: readonly Point[]; duration: number };

export interface Journey {
  name: string;
  start: string;
  touch: boolean;
  steps: readonly Step[];
}

const press = (role: 'link' | 'button', name: string | RegExp): Step => ({
  press: (page) => page.getByRole(role, { name }).first(),
});
const inDialog = (name: string): Step => ({
  press: (page) => page.getByRole('dialog').getByRole('button', { name }),
});
const finger = (from: Point, to: Point, duration = 128): Step => ({
  from: [from],
  to: [to],
  duration,
});

const firstTile = projects[0]?.tile.title ?? '';
const openPicture = press('button', /^Bild 1 von/);

/** What visitors do most, on a phone unless the mouse is what it is about. */
export const journeys: readonly Journey[] = [
  {
    name: 'unlock',
    start: '/',
    touch: true,
    steps: [finger({ x: 195, y: 700 }, { x: 195, y: 300 })],
  },
  {
    name: 'swipe',
    start: '/desktop/1',
    touch: true,
    steps: [finger({ x: 340, y: 700 }, { x: 60, y: 700 })],
  },
  {
    name: 'drag',
    start: '/desktop/1',
    touch: false,
    steps: [finger({ x: 1000, y: 750 }, { x: 500, y: 750 }, 320)],
  },
  {
    name: 'tile to page and back',
    start: '/desktop/2',
    touch: true,
    steps: [press('link', firstTile), press('link', 'Schließen')],
  },
  {
    name: 'lightbox: open, turn, close',
    start: firstProject.path,
    touch: true,
    steps: [openPicture, inDialog('Nächstes Bild'), inDialog('Schließen')],
  },
  {
    name: 'lightbox: open, pinch, close',
    start: firstProject.path,
    touch: true,
    steps: [
      openPicture,
      {
        from: [
          { x: 160, y: 400 },
          { x: 230, y: 400 },
        ],
        to: [
          { x: 80, y: 300 },
          { x: 310, y: 500 },
        ],
        duration: 400,
      },
      inDialog('Schließen'),
    ],
  },
  {
    name: 'form: open, close',
    start: '/desktop/3',
    touch: true,
    steps: [press('button', 'Schreiben'), inDialog('Zurück')],
  },
];
