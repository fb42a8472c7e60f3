import { type Page, test } from '@playwright/test';
import { projects } from '../support/content.ts';
import { dragMouse, swipe } from '../support/gestures.ts';
import { measure } from './observers.ts';

/** How much slower than this machine, as an old phone is. */
const slowDown = 4;

interface Journey {
  name: string;
  start: string;
  touch?: boolean;
  run: (page: Page) => Promise<void>;
}

const tile = (page: Page) => page.getByRole('link', { name: projects[0]?.tile.title ?? '' });
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (a) =>
          a.playState !== 'running' ||
          a.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
const resting = (page: Page) => page.locator('[data-slider][data-state=resting]').waitFor();

const journeys: Journey[] = [
  {
    name: 'unlock',
    start: '/',
    touch: true,
    async run(page) {
      await swipe(page, { x: 195, y: 700 }, { x: 195, y: 300 });
      await page.waitForURL('**/desktop/0');
    },
  },
  {
    name: 'swipe',
    start: '/desktop/1',
    touch: true,
    async run(page) {
      await swipe(page, { x: 340, y: 700 }, { x: 60, y: 700 });
      await page.waitForURL('**/desktop/2');
      await resting(page);
    },
  },
  {
    name: 'drag',
    start: '/desktop/1',
    async run(page) {
      await dragMouse(page, { x: 1000, y: 750 }, { x: 500, y: 750 }, { duration: 300, steps: 18 });
      await page.waitForURL('**/desktop/2');
      await resting(page);
    },
  },
  {
    name: 'tile to page and back',
    start: '/desktop/2',
    touch: true,
    async run(page) {
      await tile(page).tap();
      await page.getByRole('heading', { level: 1, name: projects[0]?.title ?? '' }).waitFor();
      await settled(page);
      await page.getByRole('link', { name: 'Schließen' }).tap();
      await tile(page).waitFor();
      await settled(page);
    },
  },
  {
    name: 'viewer open, turn and close',
    start: '/threencrypt',
    touch: true,
    async run(page) {
      await page.getByRole('button', { name: /^Bild 1 von/ }).tap();
      await page.getByRole('dialog').waitFor();
      await settled(page);
      await page.getByRole('button', { name: 'Nächstes Bild' }).tap();
      await settled(page);
      await page.getByRole('button', { name: 'Schließen' }).tap();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'form open and close',
    start: '/desktop/3',
    touch: true,
    async run(page) {
      await page.getByRole('button', { name: 'Schreiben' }).tap();
      await page.getByRole('dialog').waitFor();
      await settled(page);
      await page.getByRole('button', { name: 'Zurück' }).tap();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];

test('the journeys of a visit', async ({ browser }) => {
  console.log(
    `${slowDown}× slow-down         frames  dropped  long tasks  longest  shift  to paint`,
  );
  for (const { name, start, touch = false, run } of journeys) {
    const viewport = touch ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch });
    const page = await context.newPage();
    await page.goto(start, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const figures = await measure(browser, page, () => run(page));
    console.log(
      [
        name.padEnd(28),
        String(figures.presented).padStart(4),
        String(figures.dropped).padStart(9),
        String(figures.longTasks).padStart(12),
        `${figures.longest} ms`.padStart(9),
        figures.shift.toFixed(3).padStart(7),
        `${figures.interaction} ms`.padStart(8),
      ].join(''),
    );
    await context.close();
  }
});
