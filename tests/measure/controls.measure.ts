import { setTimeout as pace } from 'node:timers/promises';
import { type Browser, type Locator, type Page, test } from '@playwright/test';
import { erika, fillForm, passLeastTime } from '../support/contact.ts';
import { boxOf, middleOf } from '../support/lightbox.ts';
import { openForm } from '../support/steps.ts';
import { mouseHand } from './input.ts';
import { pageFigures, slowDown, watch } from './observers.ts';
import { readEarlier, saveFigures } from './record.ts';

interface Control {
  name: string;
  start: string;
  /** What has to be open before the control can be seen. */
  before?: (page: Page) => Promise<unknown>;
  /** What is pressed; a string is a key. */
  press: ((page: Page) => Locator) | string;
}

const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('link', { name }).filter({ visible: true }).first();
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

async function openPicture(page: Page) {
  await button(/^Bild 2 von/)(page).click();
  await page.getByRole('dialog').waitFor();
}

async function fillIn(page: Page) {
  await fillForm(await openForm(page), erika);
  await passLeastTime(page);
}

async function sendAll(page: Page) {
  await fillIn(page);
  await button('Kontaktieren')(page).click();
  await page.getByRole('region', { name: 'Benachrichtigungen' }).getByRole('status').waitFor();
}

const field = (name: string) => (page: Page) => page.getByRole('textbox', { name });

const controls: readonly Control[] = [
  { name: 'lock: hint', start: '/', press: link(/Entsperren/) },
  { name: 'lock: arrow key', start: '/', press: 'ArrowUp' },
  ...['Über Mich', 'Skills', 'Projekte', 'Kontakt'].map((name, page) => ({
    name: `bar: ${name}`,
    start: `/desktop/${page === 0 ? 1 : 0}`,
    press: (at: Page) => at.getByRole('navigation').first().getByRole('link', { name }),
  })),
  { name: 'dot', start: '/desktop/0', press: link(/^Seite 3/) },
  { name: 'slider: arrow key', start: '/desktop/0', press: 'ArrowRight' },
  ...['Python', 'Flutter', 'React'].map((name) => ({
    name: `tile: ${name}`,
    start: '/desktop/1',
    press: link(name),
  })),
  ...['3ncrypt', 'MorningChess', 'VisualSort', 'Itspylearning', 'aChess'].map((name) => ({
    name: `tile: ${name}`,
    start: '/desktop/2',
    press: link(name),
  })),
  { name: 'Schreiben', start: '/desktop/3', press: button('Schreiben') },
  { name: 'E-Mail kopieren', start: '/desktop/3', press: button('E-Mail kopieren') },
  { name: 'Impressum', start: '/desktop/3', press: link('Impressum') },
  { name: 'Datenschutz', start: '/desktop/3', press: link('Datenschutz') },
  {
    name: 'form: Kontaktieren, empty',
    start: '/desktop/3',
    before: openForm,
    press: button('Kontaktieren'),
  },
  {
    name: 'form: Kontaktieren, filled',
    start: '/desktop/3',
    before: fillIn,
    press: button('Kontaktieren'),
  },
  { name: 'form: Zurück', start: '/desktop/3', before: openForm, press: button('Zurück') },
  { name: 'form: a field', start: '/desktop/3', before: openForm, press: field('Nachricht') },
  { name: 'form: typing', start: '/desktop/3', before: openForm, press: 'a' },
  { name: 'form: Escape', start: '/desktop/3', before: openForm, press: 'Escape' },
  {
    name: 'notification: Schließen',
    start: '/desktop/3',
    before: sendAll,
    press: button('Schließen'),
  },
  { name: 'project: Schließen', start: '/aChess', press: link('Schließen') },
  { name: 'skill: Schließen', start: '/python', press: link('Schließen') },
  { name: 'Impressum: Schließen', start: '/impressum', press: link('Schließen') },
  { name: 'screenshot', start: '/aChess', press: button(/^Bild 1 von/) },
  { name: 'lightbox: next', start: '/aChess', before: openPicture, press: button('Nächstes Bild') },
  {
    name: 'lightbox: previous',
    start: '/aChess',
    before: openPicture,
    press: button('Vorheriges Bild'),
  },
  { name: 'lightbox: arrow key', start: '/aChess', before: openPicture, press: 'ArrowRight' },
  { name: 'lightbox: zoom key', start: '/aChess', before: openPicture, press: '+' },
  {
    name: 'lightbox: Schließen',
    start: '/aChess',
    before: openPicture,
    press: button('Schließen'),
  },
  { name: 'lightbox: Escape', start: '/aChess', before: openPicture, press: 'Escape' },
  { name: 'not found: home', start: '/gibt-es-nicht', press: link(/Startseite|Start/) },
];

/** Presses one control in a fresh page; returns the time to the next paint, ms in steps of 8. */
async function timeOf(browser: Browser, { start, before, press }: Control): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(start, { waitUntil: 'networkidle' });
  await before?.(page);
  // Whatever opens has come to rest, and the slider's keys are awake.
  await pace(1100);
  const box = typeof press === 'string' ? undefined : await boxOf(press(page));
  const session = await watch(page);
  if (typeof press === 'string') await page.keyboard.press(press, { delay: 60 });
  else if (box) await mouseHand(session).tap(middleOf(box));
  await pace(1200);
  const { interaction } = await pageFigures(page);
  await context.close();
  return interaction;
}

test('interaction to next paint of every control', async ({ browser }) => {
  test.setTimeout(600_000);
  const earlier = readEarlier<number>('controls');
  console.log(`\n${`${slowDown}× slow-down, to next paint`.padEnd(34)}    now   before`);
  const taken: Record<string, number> = {};
  for (const control of controls) {
    const { name } = control;
    const time = await timeOf(browser, control);
    taken[name] = time;
    const before = earlier[name];
    console.log(
      `${name.padEnd(34)}${`${time} ms`.padStart(7)}${before === undefined ? '' : `${before} ms`.padStart(9)}`,
    );
  }
  const times = Object.values(taken);
  console.log(`${times.length} controls, the slowest ${Math.max(...times)} ms`);
  saveFigures('controls', taken);
});
