import type { Locator, Page } from '@playwright/test';

/** A control that is tapped again and again. */
export interface Tap {
  start: string;
  press: (page: Page, index: number) => Locator;
  /** Selector and text of what was asked for; the next paint alone counts where it is missing. */
  shows?: { selector: string; text?: string };
  /** Goes back to where the control is. */
  undo?: (page: Page) => Promise<unknown>;
}

const tileName = 'aChess';
const dialog = { selector: '[role=dialog], dialog[open]' };
const barEntries = ['Skills', 'Projekte', 'Kontakt', 'Über Mich'];

export const taps: Record<string, Tap> = {
  unlock: {
    start: '/',
    press: (page) => page.getByRole('link', { name: /Entsperren/ }),
    undo: (page) => page.goto(new URL('/', page.url()).href, { waitUntil: 'networkidle' }),
  },
  page: {
    start: '/desktop/0',
    press: (page, index) =>
      page
        .getByRole('navigation', { name: 'Hauptnavigation' })
        .getByRole('link', { name: barEntries[index % barEntries.length] as string }),
  },
  tile: {
    start: '/desktop/2',
    press: (page) => page.getByRole('link', { name: tileName, exact: true }),
    shows: { selector: 'h1', text: tileName },
    undo: (page) => page.getByRole('link', { name: 'Schließen' }).click(),
  },
  lightbox: {
    start: '/aChess',
    press: (page) => page.getByRole('button', { name: /^Bild 1 von/ }),
    shows: dialog,
    undo: (page) => page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click(),
  },
  form: {
    start: '/desktop/3',
    press: (page) => page.getByRole('button', { name: 'Schreiben' }),
    shows: dialog,
    undo: (page) => page.getByRole('dialog').getByRole('button', { name: 'Zurück' }).click(),
  },
};
